import { addDays, addMonths, monthOf } from './day.ts';

type Span = { readonly from: string; readonly to: string };

/** Days (`2026-11-22`) or months (`2026-11`) to count, both ends included, and the span of the same length before. */
export type FigureRange = Span & { readonly unit: 'day' | 'month'; readonly before: Span };

/** The `count` days up to and including `to`. */
export function daysUntil(to: string, count: number): FigureRange {
  const from = addDays(to, 1 - count);
  return { unit: 'day', from, to, before: { from: addDays(from, -count), to: addDays(from, -1) } };
}

/** The `count` months up to and including the month of `day`. */
export function monthsUntil(day: string, count: number): FigureRange {
  const to = monthOf(day);
  const from = addMonths(to, 1 - count);
  return { unit: 'month', from, to, before: { from: addMonths(from, -count), to: addMonths(from, -1) } };
}

/** Every day or month of a range, in order. */
export function listBuckets({ unit, from, to }: FigureRange): string[] {
  const next = unit === 'day' ? addDays : addMonths;
  const listed: string[] = [];
  for (let bucket = from; bucket <= to; bucket = next(bucket, 1)) listed.push(bucket);
  return listed;
}
