/** Height of a chart of columns, in the units of its drawing. */
export const HEIGHT = 48;

/** Width of a column, and its distance from the next. */
export type Columns = { readonly bar: number; readonly step: number };

/** Narrow columns for days, wide ones for months, so that both charts have the same shape. */
export const columnsFor = (count: number): Columns => (count > 16 ? { bar: 4, step: 6 } : { bar: 10, step: 15 });

/** The length of a bar in whole units; a count above zero gets at least one. */
export function lengthOf(value: number, largest: number, whole: number): number {
  if (value <= 0 || largest <= 0) return 0;
  return Math.min(whole, Math.max(1, Math.round((value / largest) * whole)));
}

/** Width of a chart with this many columns. */
export const widthOf = (count: number, { bar, step }: Columns): number => count * step - (step - bar);

/** The path of columns that stand on the chart's baseline. */
export function columnsPath(values: readonly number[], largest: number, { bar, step }: Columns): string {
  return values
    .map((value, index) => {
      const height = lengthOf(value, largest, HEIGHT);
      return height === 0 ? '' : `M${index * step} ${HEIGHT - height}h${bar}v${height}h-${bar}z`;
    })
    .join('');
}
