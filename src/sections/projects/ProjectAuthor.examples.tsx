import { portfolio } from '../../../tests/harness/unit/our-content.ts';
import { portraitPhoto } from '../../../tests/harness/unit/sample-photos.ts';

const name = portfolio.title;
export const examples = {
  initial: { author: { name } },
  portrait: { author: { name, portrait: { ...portraitPhoto, alt: '' } } },
};
