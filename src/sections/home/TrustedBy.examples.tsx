import type { IconName } from '../../../domain/content/drawings.ts';
import { trustedBy } from '../../../tests/harness/unit/our-content.ts';
import { landscapePhoto } from '../../../tests/harness/unit/sample-photos.ts';

const { title } = trustedBy;
const icons: readonly IconName[] = ['cart', 'people', 'mail', 'clock', 'server', 'brush'];
/** Not those of content/, which may have none. */
const trades = icons.map((icon, index) => ({ name: `Taller ${index + 1}`, icon }));
const { src, width, height } = landscapePhoto;
export const examples = {
  six: { title, logos: trades },
  logos: { title, logos: [{ name: 'Faro', logo: { src, width, height } }, ...trades.slice(0, 1)] },
};
