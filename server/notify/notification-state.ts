import { sql } from 'kysely';
import { NOTIFICATION_KINDS, type NotificationKind, type Store } from '../contact/store/tables.ts';

/** Notifications of a kind that were tried and did not arrive. */
export type NotificationFailure = {
  readonly kind: NotificationKind;
  readonly notifications: number;
  /** Code of the latest failed attempt. */
  readonly code: string;
};

/** The kinds of notification that currently fail. */
export async function readNotificationFailures(store: Store): Promise<NotificationFailure[]> {
  const failed = store
    .selectFrom('outbox')
    .where('kind', 'in', NOTIFICATION_KINDS)
    // A literal, because SQLite's partial index does not match a parameter.
    .where('state', '<>', sql.lit('sent' as const))
    .where('last_error', 'is not', null);
  const rows = await failed
    .select(['kind', sql<number>`count(*)`.as('notifications'), sql<number>`max(id)`.as('latest')])
    .groupBy('kind')
    .execute();
  return Promise.all(
    rows.map(async ({ kind, notifications, latest }) => {
      const { last_error } = await failed.select('last_error').where('id', '=', latest).executeTakeFirstOrThrow();
      return { kind: kind as NotificationKind, notifications, code: last_error ?? '' };
    }),
  );
}
