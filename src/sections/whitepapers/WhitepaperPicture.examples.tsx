import { RISINGS } from '../../art/risings.ts';
import { WhitepaperPicture } from './WhitepaperPicture.tsx';

export const Component = WhitepaperPicture;
export const examples = {
  cloth: { seed: 'elegir-un-dominio' },
  stored: { seed: 'a', image: '/favicon.svg' },
  ...Object.fromEntries(Object.keys(RISINGS).map((picture) => [picture, { seed: 'a', picture }])),
};
