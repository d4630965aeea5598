import { EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { MOTIFS } from '../../art/motifs.ts';

/** Cloths for examples: one of the motifs, and the empty one. */
export const sampleCloth = MOTIFS.diamond.replaceAll('\n', '');
export const emptyCloth = EMPTY_CLOTH;

/** Stand-ins for the palette in the examples; the page passes the palette converted to sRGB (`src/share/colours.ts`). */
export const sampleColours = {
  noche: 'black',
  maiz: 'gold',
  grana: 'crimson',
  anil: 'navy',
  eucalipto: 'seagreen',
  teja: 'chocolate',
  cielo: 'lightblue',
  cal: 'ivory',
};
