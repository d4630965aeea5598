import { sql } from 'kysely';
import { NOTIFICATION_KINDS, type NotificationKind, type Store } from '../store/tables.ts';

/** Notifications of a kind that were tried and did not arrive. */
export type NotificationFailure = {
  readonly kind: NotificationKind;
  readonly notifications: number;
  /** Code of the latest failed attempt. */
  readonly code: string;
};

/** Older failures are history: they are not retried, and are deleted with their leads. */
const RECENT_MS = 7 * 24 * 60 * 60_000;

/** The kinds of notification of which some failed in the last seven days. `now` is in milliseconds since the epoch. */
export async function readNotificationFailures(store: Store, now: number): Promise<NotificationFailure[]> {
  const failed = store
    .selectFrom('outbox')
    .where('kind', 'in', NOTIFICATION_KINDS)
    .where('lead_id', 'is not', null)
    // A literal, because SQLite's partial index does not match a parameter.
    .where('state', '<>', sql.lit('sent' as const))
    .where('last_error', 'is not', null)
    .where('created_at', '>', now - RECENT_MS);
  const rows = await failed
    .select(['kind', sql<number>`count(*)`.as('notifications'), sql<number>`max(id)`.as('latest')])
    .groupBy('kind')
    .execute();
  return Promise.all(
    rows.map(async ({ kind, notifications, latest }) => {
      // It may be sent meanwhile.
      const last = await failed.select('last_error').where('id', '=', latest).executeTakeFirst();
      return { kind: kind as NotificationKind, notifications, code: last?.last_error ?? '' };
    }),
  );
}
