import { TIME_ZONE } from './moment.ts';

/** A calendar week where the agency works: Monday to Monday, in milliseconds since the epoch, the end excluded. */
export type Week = { readonly from: number; readonly to: number };

/** The week that the digest of a Monday is about, and the one before it. */
export type DigestWeeks = {
  /** The Monday on which the digest is sent: `2026-11-23`. */
  readonly monday: string;
  /** When it is due, in milliseconds since the epoch. */
  readonly dueAt: number;
  /** The last day that it is about: `2026-11-22`. */
  readonly sunday: string;
  readonly week: Week;
  readonly before: Week;
};

/** Hour from which the digest is sent: the owner may be up then. */
const SENT_FROM_HOUR = 7;
const MONDAY = 1;

/** The latest digest that is due at `now`, on Monday or, when no server ran, later in the week. */
export function latestDigest(now: number): DigestWeeks {
  const time = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(TIME_ZONE);
  // Before the hour, Monday still belongs to the digest of a week ago.
  const day = time.subtract({ hours: SENT_FROM_HOUR }).startOfDay();
  const monday = day.subtract({ days: day.dayOfWeek - MONDAY });
  const startOf = (weeksAgo: number) => monday.subtract({ weeks: weeksAgo }).epochMilliseconds;
  return {
    monday: monday.toPlainDate().toString(),
    dueAt: digestDueAt(monday.toPlainDate().toString()),
    sunday: monday.subtract({ days: 1 }).toPlainDate().toString(),
    week: { from: startOf(1), to: startOf(0) },
    before: { from: startOf(2), to: startOf(1) },
  };
}

/** When the digest of a Monday (`2026-11-23`) is due, in milliseconds since the epoch. */
export const digestDueAt = (monday: string): number =>
  Temporal.PlainDate.from(monday).toZonedDateTime(TIME_ZONE).add({ hours: SENT_FROM_HOUR }).epochMilliseconds;
