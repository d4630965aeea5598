import { trustedBy } from '../../../content/widgets.ts';
import { landscapePhoto } from '../../ui/pictures/sample-photos.ts';
import { TrustedBy } from './TrustedBy.tsx';

const { title, logos } = trustedBy;
const [first, second] = logos;
const { src, width, height } = landscapePhoto;
export const Component = TrustedBy;
export const examples = {
  six: { title, logos },
  logos: { title, logos: [{ name: first.name, logo: { src, width, height } }, second] },
};
export const criteria = {
  'with script': 'rest while it is out of view',
  'without script': 'be paused',
  'without style': 'be a list of names; its copy follows as a second one',
  reader: 'say each name once',
};
