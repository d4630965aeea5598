/** Height of a chart of columns, and the distance and width of its columns, in the units of its drawing. */
export const HEIGHT = 48;
export const STEP = 3;
export const BAR = 2;

/** The length of a bar in whole units; a count above zero gets at least one. */
export function lengthOf(value: number, largest: number, whole: number): number {
  if (value <= 0 || largest <= 0) return 0;
  return Math.min(whole, Math.max(1, Math.round((value / largest) * whole)));
}

/** The path of columns that stand on the chart's baseline. */
export function columnsPath(values: readonly number[], largest: number): string {
  return values
    .map((value, index) => {
      const height = lengthOf(value, largest, HEIGHT);
      return height === 0 ? '' : `M${index * STEP} ${HEIGHT - height}h${BAR}v${height}h-${BAR}z`;
    })
    .join('');
}
