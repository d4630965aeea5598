const DAY_MS = 24 * 60 * 60_000;

/** The day `count` days after another, before it if negative. Both are like `2026-11-22`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, day.length);
}

/** The month of a day, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The month `count` months after another, before it if negative. Both are like `2026-11`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 'YYYY-MM'.length);
}
