/** The day `count` days after another, before it if negative. Both are like `2026-11-22`. */
export const addDays = (day: string, count: number): string =>
  Temporal.PlainDate.from(day).add({ days: count }).toString();

/** The month of a day, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The month `count` months after another, before it if negative. Both are like `2026-11`. */
export const addMonths = (month: string, count: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();
