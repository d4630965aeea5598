import { formatMinute } from '../../leads/format-minute.ts';

const DAY_MS = 24 * 60 * 60_000;
const UTC_OFFSET = '-05:00';

/** Start of a day such as `2026-11-21` in Ecuador; undefined when it does not exist. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const start = Date.parse(`${text}T00:00:00${UTC_OFFSET}`);
  // Date.parse() reads February 30 as March 2.
  return Number.isNaN(start) || !formatMinute(start).startsWith(text) ? undefined : start;
}

/** A duration such as `730d`, in milliseconds; undefined for other formats. */
export function parseDays(text: string): number | undefined {
  const [, days] = /^([1-9]\d{0,4})d$/.exec(text) ?? [];
  return days ? Number(days) * DAY_MS : undefined;
}

const UNIT_MS = { day: DAY_MS, hour: 60 * 60_000, minute: 60_000, second: 1_000 };

/** A duration in its largest unit: `3 horas`. */
export function formatSpan(ms: number): string {
  const [unit, size] = Object.entries(UNIT_MS).find(([, unitMs]) => ms >= unitMs) ?? ['second', UNIT_MS.second];
  return new Intl.NumberFormat('es-EC', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(ms / size));
}
