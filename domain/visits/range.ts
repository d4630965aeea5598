/** The day `count` days after another, before it if negative. Both are like `2026-11-22`. */
export const addDays = (day: string, count: number): string =>
  Temporal.PlainDate.from(day).add({ days: count }).toString();

/** The month of a day, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The month `count` months after another, before it if negative. Both are like `2026-11`. */
export const addMonths = (month: string, count: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();

type Span = { readonly from: string; readonly to: string };

/** Days (`2026-11-22`) or months (`2026-11`) to count, both ends included, and the span of the same length before. */
export type FigureRange = Span & { readonly unit: 'day' | 'month'; readonly before: Span };

const ADD = { day: addDays, month: addMonths };

function rangeUntil(unit: FigureRange['unit'], to: string, count: number): FigureRange {
  const add = ADD[unit];
  const from = add(to, 1 - count);
  return { unit, from, to, before: { from: add(from, -count), to: add(from, -1) } };
}

/** The `count` days up to and including `to`. */
export const daysUntil = (to: string, count: number) => rangeUntil('day', to, count);

/** The `count` months up to and including the month of `day`. */
export const monthsUntil = (day: string, count: number) => rangeUntil('month', monthOf(day), count);

/** Every day or month of a range, in order. */
export function listBuckets({ unit, from, to }: FigureRange): string[] {
  const listed: string[] = [];
  for (let bucket = from; bucket <= to; bucket = ADD[unit](bucket, 1)) listed.push(bucket);
  return listed;
}
