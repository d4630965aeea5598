import { clip, displayWidth, padTo } from './display-width.ts';
import type { Paint, Terminal } from './terminal.ts';

export type Column = {
  readonly title: string;
  /** Width to which it may shrink on a narrow terminal; without it, it never shrinks. */
  readonly minWidth?: number;
  /** Dropped on a narrow terminal, last column first. */
  readonly optional?: true;
  readonly paint?: Paint;
};

type Cell = string | { readonly text: string; readonly paint: Paint };
type Row = readonly Cell[];
type Measured = Column & { readonly index: number; readonly width: number; readonly minWidth: number };

const GAP = '  ';

const textOf = (cell: Cell = '') => (typeof cell === 'string' ? cell : cell.text);

/**
 * Formats a table with a heading, aligned by display width. On a terminal, columns are dropped and shrunk to fit; a pipe
 * gets all of it, uncoloured.
 */
export function renderTable(
  columns: readonly Column[],
  rows: readonly Row[],
  { columns: available = Number.POSITIVE_INFINITY, paint }: Pick<Terminal, 'columns' | 'paint'>,
): string {
  const heading = columns.map(({ title }): Cell => ({ text: title, paint: 'bold' }));
  const lines = [heading, ...rows];
  const measured = columns.map((column, index): Measured => {
    const width = lines.reduce((widest, row) => Math.max(widest, displayWidth(textOf(row[index]))), 0);
    return { ...column, index, width, minWidth: Math.min(width, column.minWidth ?? width) };
  });
  const shown = fitInto(measured, available);
  const formatRow = (row: Row) => {
    const cells = shown.map(({ index, width, paint: usual }) => {
      const cell = row[index] ?? '';
      const style = typeof cell === 'string' ? usual : cell.paint;
      const text = padTo(clip(textOf(cell), width), width);
      return style ? paint(style, text) : text;
    });
    return `${cells.join(GAP).trimEnd()}\n`;
  };
  return lines.map(formatRow).join('');
}

const total = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width, GAP.length * Math.max(0, widths.length - 1));

/** Drops columns until the rest can shrink enough, then limits the widest ones equally. */
function fitInto(columns: readonly Measured[], available: number): readonly Measured[] {
  const spare = columns.findLast(({ optional }) => optional);
  if (spare && total(columns.map(({ minWidth }) => minWidth)) > available) {
    return fitInto(
      columns.filter((column) => column !== spare),
      available,
    );
  }
  let limit = Math.max(...columns.map(({ width }) => width));
  const widths = () => columns.map(({ width, minWidth }) => Math.max(minWidth, Math.min(width, limit)));
  while (limit > 0 && total(widths()) > available) limit -= 1;
  return columns.map((column, index) => ({ ...column, width: widths()[index] ?? 0 }));
}
