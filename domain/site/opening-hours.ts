import { keepTogether } from './keep-together.ts';
import { slugify } from './slug.ts';

/**
 * Opening and closing time as `HH:MM` on a 24-hour clock, with the days in words if they are given. A closing time
 * before the opening time is on the next day.
 */
export type OpeningHours = { readonly days?: string; readonly opens: string; readonly closes: string };

/** Formats hours: «8 a.m. – 11 p.m.», «Lunes a viernes, 9:30 a.m. – 12 p.m.». */
export const formatHours = ({ days, opens, closes }: OpeningHours): string =>
  keepTogether(`${days ? `${days}, ` : ''}${formatHour(opens)} – ${formatHour(closes)}`);

function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  return `${minutes ? `${hour}:${String(minutes).padStart(2, '0')}` : hour} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

/** The days of the week by their names in schema.org. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const weekdayName = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });
/** `lunes`, `martes` … as slugs; the first of January 2024 was a Monday. */
const NAMES = WEEKDAYS.map((_, index) => slugify(weekdayName.format(Date.UTC(2024, 0, 1 + index))));

/** The days that words such as «Lunes a viernes y domingos» mean, from Monday; undefined when they are not understood. */
export function readDays(words: string): readonly Weekday[] | undefined {
  const parts = words.split(/,|\sy\s/).map((part) => slugify(part).replace(/^(?:de-|los-|el-)/, ''));
  if (parts.join() === 'todos-los-dias') return WEEKDAYS;
  const days = new Set(parts.flatMap((part) => readRange(part.split('-a-'))));
  return days.has(undefined) ? undefined : WEEKDAYS.filter((day) => days.has(day));
}

/** The days of a range such as «lunes a viernes», or a single day; contains undefined if a name is unknown. */
function readRange([from = '', to = from, ...more]: readonly string[]): (Weekday | undefined)[] {
  const indexOf = (name: string) => NAMES.findIndex((day) => day === name || `${day}s` === name);
  const [first, last] = [indexOf(from), indexOf(to)];
  if (first < 0 || last < 0 || more.length > 0) return [undefined];
  const count = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length: count }, (_, index) => WEEKDAYS[(first + index) % WEEKDAYS.length]);
}
