import { loom, palette } from '../../../server/testing/our-content.ts';
import { srgbColours } from '../../share/colours.ts';
import { KeepCloth } from './KeepCloth.tsx';
import { sampleCloth } from './sample-cloths.ts';

export const Component = KeepCloth;
export const examples = {
  woven: { words: loom, cloth: sampleCloth, colours: srgbColours(palette), dispatch: () => undefined },
};
