import { loom, palette } from '../../../server/testing/our-content.ts';
import { srgbColours } from '../../share/colours.ts';
import Loom from './Loom.tsx';

export const Component = Loom;
export const examples = { empty: { words: loom, colours: srgbColours(palette) } };
export const criteria = {
  'without script': 'be left out; the motifs say what a belt is',
  keyboard: 'be usable from the first thread to the saved file',
  zoom: 'put threads, grid and tools one below the other on a narrow screen',
  reader: 'say what each press wove, undid or cleared',
};
