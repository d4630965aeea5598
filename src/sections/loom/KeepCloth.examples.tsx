import { loom, palette } from '../../../server/testing/our-content.ts';
import { srgbColours } from '../../share/colours.ts';
import { KeepCloth } from './KeepCloth.tsx';
import { sampleCloth } from './sample-cloths.ts';

export const Component = KeepCloth;
export const examples = {
  woven: { words: loom, cloth: sampleCloth, colours: srgbColours(palette), dispatch: () => undefined },
};
export const criteria = {
  'with script': 'save a file or copy a link, and show the link where copying is not allowed',
  voice: 'save when the words on a button are said',
  reader: 'announce that the cloth was saved or the link copied',
};
