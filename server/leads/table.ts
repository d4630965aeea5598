import { clip, displayWidth, padTo } from './display-width.ts';
import type { Paint, Terminal } from './terminal.ts';

export type Column = {
  readonly title: string;
  /** Columns that this one may shrink to on a narrow terminal; without it, it never shrinks. */
  readonly least?: number;
  readonly paint?: Paint;
};

export type Cell = string | { readonly text: string; readonly paint: Paint };

const GAP = '  ';

/**
 * A table with a heading, its columns aligned by what is seen of them. On a terminal what does not fit is
 * cut in the columns that may shrink; in a pipe nothing is cut, and nothing is coloured.
 */
export function renderTable(columns: readonly Column[], rows: readonly (readonly Cell[])[], terminal: Terminal) {
  const widths = fitWidths(columns, naturalWidths(columns, rows), terminal.columns);
  const line = (cells: readonly Cell[], style?: Paint) =>
    cells
      .map((cell, index) => {
        const text = clip(textOf(cell), widths[index] ?? 0);
        // Spaces at the end of a line are only noise in a pipe.
        const padded = index === cells.length - 1 ? text : padTo(text, widths[index] ?? 0);
        const own = style ?? (typeof cell === 'string' ? columns[index]?.paint : cell.paint);
        return own ? terminal.paint(own, padded) : padded;
      })
      .join(GAP)
      .trimEnd();
  const heading = line(
    columns.map(({ title }) => title),
    'bold',
  );
  return [heading, ...rows.map((row) => line(row)), ''].join('\n');
}

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);

function naturalWidths(columns: readonly Column[], rows: readonly (readonly Cell[])[]): number[] {
  return columns.map(({ title }, index) =>
    rows.reduce((widest, row) => Math.max(widest, displayWidth(textOf(row[index] ?? ''))), displayWidth(title)),
  );
}

/** Takes columns away from the widest cell that may still shrink, until the line fits. */
function fitWidths(columns: readonly Column[], natural: readonly number[], available: number | undefined): number[] {
  const widths = [...natural];
  if (available === undefined) return widths;
  const gaps = GAP.length * (columns.length - 1);
  const slack = (index: number) => (widths[index] ?? 0) - (columns[index]?.least ?? Number.POSITIVE_INFINITY);
  let excess = widths.reduce((sum, width) => sum + width, gaps) - available;
  while (excess > 0) {
    const candidates = [...widths.keys()].filter((index) => slack(index) > 0);
    if (candidates.length === 0) break;
    const widest = candidates.reduce((best, index) => ((widths[index] ?? 0) > (widths[best] ?? 0) ? index : best));
    widths[widest] = (widths[widest] ?? 0) - 1;
    excess -= 1;
  }
  return widths;
}
