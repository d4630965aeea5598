import { addDays, addMonths, monthOf } from './day.ts';

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
