/** What the loom of `/telar` weaves: a grid of cells, each with one stitch or none. Repeats sideways as a belt. */

export const CLOTH_SIZE = { columns: 24, rows: 16 } as const;

/** The threads, named as the colours of `content/palette.yaml`, in the order of the bobbins. */
export const THREADS = ['maiz', 'grana', 'anil', 'eucalipto', 'teja', 'cielo', 'cal'] as const;
export type Thread = (typeof THREADS)[number];

/** A cell by row and column, each from 0. */
export type Cell = { readonly row: number; readonly column: number };

/** Its cells row by row, one character each: `.` is not woven, `1` to `7` are the threads in their order. */
export type Cloth = string;

/** A cloth without a single stitch. */
export const EMPTY_CLOTH: Cloth = '.'.repeat(CLOTH_SIZE.columns * CLOTH_SIZE.rows);

const codeOf = (thread: Thread | undefined) => (thread ? String(THREADS.indexOf(thread) + 1) : '.');
const indexOf = ({ row, column }: Cell) => row * CLOTH_SIZE.columns + column;

/** Whether a text is a cloth: of full size, with no character except `.` and those of the threads. */
export const isCloth = (text: string): boolean => text.length === EMPTY_CLOTH.length && /^[.1-7]+$/.test(text);

/** The thread that a character of a cloth stands for; undefined for a cell that is not woven. */
export const threadOf = (code: string | undefined): Thread | undefined => THREADS[Number(code) - 1];

/** The thread of a cell; undefined if it is not woven. */
export const threadAt = (cloth: Cloth, cell: Cell): Thread | undefined => threadOf(cloth[indexOf(cell)]);

/** The cloth with these cells in one thread, or not woven if `thread` is undefined. */
export function layStitches(cloth: Cloth, cells: readonly Cell[], thread: Thread | undefined): Cloth {
  const stitches = [...cloth];
  for (const cell of cells) stitches[indexOf(cell)] = codeOf(thread);
  return stitches.join('');
}

/** The rows of a cloth from the top, 24 characters each. */
export const rowsOf = (cloth: Cloth): string[] =>
  Array.from({ length: CLOTH_SIZE.rows }, (_, row) =>
    cloth.slice(row * CLOTH_SIZE.columns, (row + 1) * CLOTH_SIZE.columns),
  );

/** The cells on a straight line, both ends included, so that a fast pointer leaves no gaps. */
export function lineOf(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column), 1);
  const between = (start: number, end: number, step: number) => Math.round(start + ((end - start) * step) / steps);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    row: between(from.row, to.row, step),
    column: between(from.column, to.column, step),
  }));
}

/** How many cells differ, and their thread in `before`, or else in `after`, if all of them share it. */
export function compareCloths(before: Cloth, after: Cloth): { readonly count: number; readonly thread?: Thread } {
  const changed = [...before].flatMap((code, index) => (code === after[index] ? [] : [index]));
  const shared = (cloth: Cloth) => {
    const codes = new Set(changed.map((index) => cloth[index]));
    return codes.size === 1 ? threadOf([...codes][0]) : undefined;
  };
  const thread = shared(before) ?? shared(after);
  return { count: changed.length, ...(thread && { thread }) };
}
