import { sql } from 'kysely';
import type { NotificationFailure } from '../../domain/desk/lead-views.ts';
import { NOTIFICATION_KINDS, type Store, unsent } from '../store/tables.ts';

/** Older failures are history: they are not retried, and are deleted with their leads. */
const RECENT_MS = 7 * 24 * 60 * 60_000;

/** The kinds of notification of which some failed in the last seven days. `now` is in milliseconds since the epoch. */
export async function readNotificationFailures(store: Store, now: number): Promise<NotificationFailure[]> {
  const failures = await unsent(store)
    .select(['kind', 'last_error', sql<number>`count(*)`.as('notifications')])
    .where('kind', 'in', NOTIFICATION_KINDS)
    .where('lead_id', 'is not', null)
    .where('last_error', 'is not', null)
    .where('created_at', '>', now - RECENT_MS)
    .groupBy(['kind', 'last_error'])
    .orderBy(sql`max(id)`, 'desc')
    .execute();
  return NOTIFICATION_KINDS.flatMap((kind) => {
    const ofKind = failures.filter((failure) => failure.kind === kind);
    const notifications = ofKind.reduce((sum, failure) => sum + failure.notifications, 0);
    return notifications > 0 ? [{ kind, notifications, code: ofKind[0]?.last_error ?? '' }] : [];
  });
}
