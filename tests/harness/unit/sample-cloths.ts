import { EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { MOTIFS } from '../../../src/art/motifs.ts';

/** Cloths for examples: one of the motifs, and the empty one. */
export const sampleCloth = MOTIFS.diamond.replaceAll('\n', '');
export const emptyCloth = EMPTY_CLOTH;
