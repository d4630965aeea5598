/** Height in cells of a chart of columns. */
export const HEIGHT = 48;

/** Width of a column in cells, and its distance from the next. */
export type Columns = { readonly bar: number; readonly step: number };

/** Narrow columns for days, wide ones for months, so that both charts have the same shape. */
export const columnsFor = (count: number): Columns => (count > 16 ? { bar: 4, step: 6 } : { bar: 10, step: 15 });

/** A length in whole cells; a count above zero gets at least one. */
export function cellsOf(value: number, largest: number, cells: number): number {
  if (value <= 0 || largest <= 0) return 0;
  return Math.min(cells, Math.max(1, Math.round((value / largest) * cells)));
}

/** Width in cells of a chart with this many columns. */
export const widthOf = (count: number, { bar, step }: Columns): number => count * step - (step - bar);

/** The path of columns that stand on the chart's baseline. */
export function columnsPath(values: readonly number[], largest: number, { bar, step }: Columns): string {
  return values
    .map((value, index) => {
      const cells = cellsOf(value, largest, HEIGHT);
      return cells === 0 ? '' : `M${index * step} ${HEIGHT - cells}h${bar}v${cells}h-${bar}z`;
    })
    .join('');
}

/** Bare warp: a thread at every third cell. */
export const warp = ({ bar }: Columns): string => '#..'.repeat(bar).slice(0, bar);

/** Woven cloth, six rows: weft over and under the warp. */
export function cloth(columns: Columns): string {
  const over = warp(columns);
  const under = over.replaceAll('#', 'x').replaceAll('.', '#').replaceAll('x', '.');
  const empty = '.'.repeat(columns.bar);
  return [under, over, over, under, empty, empty].join('\n');
}

/** The path of a band from the left. */
export const bandPath = (cells: number, height: number): string =>
  cells === 0 ? '' : `M0 0h${cells}v${height}h-${cells}z`;
