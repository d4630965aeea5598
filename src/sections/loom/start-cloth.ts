import { type Cell, CLOTH_SIZE, type Cloth, EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { MOTIFS } from '../../art/motifs.ts';

/** Rows that are woven to begin with: the mirror «ends» makes them a whole motif. */
const WOVEN_ROWS = CLOTH_SIZE.rows / 2;

/** The cloth that a visitor finds on the loom: the upper half of a motif. */
export const START_CLOTH: Cloth = MOTIFS.diamond
  .replaceAll('\n', '')
  .slice(0, WOVEN_ROWS * CLOTH_SIZE.columns)
  .padEnd(EMPTY_CLOTH.length, '.');

/** Where the comb rests to begin with: on the first row that is not woven. */
export const START_CELL: Cell = { row: WOVEN_ROWS, column: 0 };
