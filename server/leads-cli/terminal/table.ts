import { clip, displayWidth, padTo } from './display-width.ts';
import type { Paint, Terminal } from './terminal.ts';

export type Column = {
  readonly title: string;
  /** Columns that this one may shrink to on a narrow terminal; without it, it never shrinks. */
  readonly least?: number;
  /** Left out where there is no room for it, the last such column first. */
  readonly dispensable?: true;
  readonly paint?: Paint;
};

type Cell = string | { readonly text: string; readonly paint: Paint };
type Row = readonly Cell[];
type Measured = Column & { readonly index: number; readonly width: number; readonly least: number };

const GAP = '  ';

const textOf = (cell: Cell = '') => (typeof cell === 'string' ? cell : cell.text);

/**
 * A table with a heading, its columns aligned by what is seen of them. On a terminal what does not fit is
 * left out or cut where the columns allow it; in a pipe nothing is, and nothing is coloured.
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
    return { ...column, index, width, least: Math.min(width, column.least ?? width) };
  });
  const shown = fitInto(measured, available);
  const draw = (row: Row) => {
    const cells = shown.map(({ index, width, paint: usual }) => {
      const cell = row[index] ?? '';
      const style = typeof cell === 'string' ? usual : cell.paint;
      const text = padTo(clip(textOf(cell), width), width);
      return style ? paint(style, text) : text;
    });
    return `${cells.join(GAP).trimEnd()}\n`;
  };
  return lines.map(draw).join('');
}

const total = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width, GAP.length * Math.max(0, widths.length - 1));

/** Leaves columns out until the rest can shrink enough, then gives the widest a common limit. */
function fitInto(columns: readonly Measured[], available: number): readonly Measured[] {
  const spare = columns.findLast(({ dispensable }) => dispensable);
  if (spare && total(columns.map(({ least }) => least)) > available) {
    return fitInto(
      columns.filter((column) => column !== spare),
      available,
    );
  }
  let limit = Math.max(...columns.map(({ width }) => width));
  const widths = () => columns.map(({ width, least }) => Math.max(least, Math.min(width, limit)));
  while (limit > 0 && total(widths()) > available) limit -= 1;
  return columns.map((column, index) => ({ ...column, width: widths()[index] ?? 0 }));
}
