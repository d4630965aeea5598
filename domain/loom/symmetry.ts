import { type Cell, CLOTH_SIZE, type Cloth, EMPTY_CLOTH, layStitches, threadAt } from './cloth.ts';

/** How one stitch is laid in several places, as in a belt whose figures face and follow one another. */
export type Symmetry = {
  /** Left and right mirror each other. */
  readonly sides: boolean;
  /** Top and bottom mirror each other. */
  readonly ends: boolean;
  /** The same figure three times, side by side. */
  readonly repeat: boolean;
};

export const NO_SYMMETRY: Symmetry = { sides: false, ends: false, repeat: false };

const REPEATS = 3;
const FIGURE_COLUMNS = CLOTH_SIZE.columns / REPEATS;

const columnsOf = (column: number, { sides, repeat }: Symmetry) => {
  const mirrored = sides ? [column, CLOTH_SIZE.columns - 1 - column] : [column];
  const shifts = Array.from({ length: repeat ? REPEATS : 1 }, (_, index) => index * FIGURE_COLUMNS);
  return new Set(mirrored.flatMap((each) => shifts.map((shift) => (each + shift) % CLOTH_SIZE.columns)));
};

/** The cell and all its images, each once. */
export function imagesOf({ row, column }: Cell, symmetry: Symmetry): Cell[] {
  const rows = new Set(symmetry.ends ? [row, CLOTH_SIZE.rows - 1 - row] : [row]);
  return [...rows].flatMap((each) => [...columnsOf(column, symmetry)].map((to) => ({ row: each, column: to })));
}

/** Lays the missing images of every stitch. Woven cells stay as they are; the first stitch from the top left wins. */
export function completeCloth(cloth: Cloth, symmetry: Symmetry): Cloth {
  return Array.from(EMPTY_CLOTH, (_, index) => index).reduce((woven, index) => {
    const cell = { row: Math.floor(index / CLOTH_SIZE.columns), column: index % CLOTH_SIZE.columns };
    const thread = threadAt(cloth, cell);
    const missing = thread ? imagesOf(cell, symmetry).filter((image) => !threadAt(woven, image)) : [];
    return missing.length > 0 ? layStitches(woven, missing, thread) : woven;
  }, cloth);
}
