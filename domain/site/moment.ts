/** Where the agency works: mainland Ecuador, which has no daylight saving time. */
export const TIME_ZONE = 'America/Guayaquil';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
/** A week; an older moment is told by its date. */
const RECENT_MS = 7 * DAY_MS;

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-EC', { ...options, timeZone: TIME_ZONE });
const moment = formatOf({ dateStyle: 'long', timeStyle: 'short' });
const date = formatOf({ dateStyle: 'long' });
const day = formatOf({ day: 'numeric', month: 'long' });
const year = formatOf({ year: 'numeric' });
const elapsed = new Intl.RelativeTimeFormat('es-EC', { style: 'short' });

const HARD_SPACE = '\u00A0';
/** Spaces within «24 de noviembre» and «6:58 a. m.». */
const GAP = /(?<=\d)\s(?=de\s|[ap]\.)|(?<=\d\sde)\s|(?<=[ap]\.)\s(?=m\.)/gu;
const keep = (text: string) => text.replace(GAP, HARD_SPACE);

/** «24 de noviembre de 2026 a las 6:58 a. m.», from milliseconds since the epoch, as in all functions of this file. */
export const formatMoment = (at: number): string => keep(moment.format(at));

/** «24 de noviembre de 2026». */
export const formatDate = (at: number): string => keep(date.format(at));

/** «24 de noviembre». */
export const formatDay = (at: number): string => keep(day.format(at));

/** «hace 12 min», «hace 2 h», «hace 3 días»; after a week «24 de noviembre», and in another year its date. */
export function formatAge(at: number, now: number): string {
  const age = now - at;
  const ago = (ms: number, unit: 'minute' | 'hour' | 'day') =>
    elapsed.format(-Math.max(1, Math.floor(age / ms)), unit).replaceAll(' ', HARD_SPACE);
  if (age < HOUR_MS) return ago(MINUTE_MS, 'minute');
  if (age < DAY_MS) return ago(HOUR_MS, 'hour');
  if (age < RECENT_MS) return ago(DAY_MS, 'day');
  return year.format(at) === year.format(now) ? formatDay(at) : formatDate(at);
}

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

/** The moment that a field for day and hour was sent with, `2026-11-24T06:58`; undefined for anything else. */
export function readMoment(sent: string): number | undefined {
  const at = LOCAL.test(sent) ? Date.parse(`${sent}-05:00`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Ecuador is five hours behind UTC, without daylight saving time. */
const BEHIND_UTC_MS = 5 * HOUR_MS;

/** The ISO date in Ecuador at a time in milliseconds. */
export const dayInEcuador = (time: number): string => new Date(time - BEHIND_UTC_MS).toISOString().slice(0, 10);

/** The number of the day in Ecuador since the epoch: much cheaper to compare, with each request, than the date. */
export const dayCountInEcuador = (time: number): number => Math.floor((time - BEHIND_UTC_MS) / DAY_MS);

/** The year in Ecuador at a time in milliseconds. */
export const yearInEcuador = (time: number): string => `${new Date(time - BEHIND_UTC_MS).getUTCFullYear()}`;
