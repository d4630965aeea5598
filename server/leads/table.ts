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

export type Cell = string | { readonly text: string; readonly paint: Paint };

const GAP = '  ';

/**
 * A table with a heading, its columns aligned by what is seen of them. On a terminal what does not fit is
 * left out or cut where the columns allow it; in a pipe nothing is, and nothing is coloured.
 */
export function renderTable(columns: readonly Column[], rows: readonly (readonly Cell[])[], terminal: Terminal) {
  const all = columns.map((column, index) => measure(column, rows, index));
  const shown = terminal.columns === undefined ? all : fitInto(all, terminal.columns);
  const line = (cellOf: (column: Measured) => Cell, style?: Paint) =>
    shown
      .map((column) => {
        const cell = cellOf(column);
        const text = padTo(clip(textOf(cell), column.width), column.width);
        const own = style ?? (typeof cell === 'string' ? column.paint : cell.paint);
        return own ? terminal.paint(own, text) : text;
      })
      .join(GAP)
      .trimEnd();
  const heading = line(({ title }) => title, 'bold');
  return [heading, ...rows.map((row) => line(({ index }) => row[index] ?? '')), ''].join('\n');
}

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);

type Measured = Column & { readonly index: number; readonly width: number };

function measure(column: Column, rows: readonly (readonly Cell[])[], index: number): Measured {
  const widest = (soFar: number, row: readonly Cell[]) => Math.max(soFar, displayWidth(textOf(row[index] ?? '')));
  return { ...column, index, width: rows.reduce(widest, displayWidth(column.title)) };
}

const total = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width, GAP.length * Math.max(0, widths.length - 1));
const leastOf = ({ width, least = width }: Measured) => Math.min(width, least);

/** Leaves columns out until the rest can shrink enough, then shrinks the widest, one step at a time. */
function fitInto(columns: readonly Measured[], available: number): readonly Measured[] {
  const spare = columns.findLast(({ dispensable }) => dispensable);
  if (spare && total(columns.map(leastOf)) > available) {
    return fitInto(
      columns.filter((column) => column !== spare),
      available,
    );
  }
  const widths = columns.map(({ width }) => width);
  while (total(widths) > available) {
    const widest = widestThatShrinks(columns, widths);
    if (widest === undefined) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return columns.map((column, index) => ({ ...column, width: widths[index] ?? 0 }));
}

function widestThatShrinks(columns: readonly Measured[], widths: readonly number[]): number | undefined {
  const candidates = [...widths.entries()].filter(([index, width]) => width > leastOf(columns[index] as Measured));
  return candidates.sort(([, a], [, b]) => b - a)[0]?.[0];
}
