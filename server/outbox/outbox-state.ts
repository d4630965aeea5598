import { sql } from 'kysely';
import { COLLECT_EVERY_MS } from '../../domain/contact/unverified-terms.ts';
import { type Store, unsent } from '../store/tables.ts';

/** An email is late when it is pending for longer than this; `/readyz` and `leads doctor` report it. */
export const LATE_MS = 15 * 60_000;

/**
 * When the oldest pending delivery was enqueued; null when none is pending. Collected ones wait on purpose, so they count only once they are late;
 * one from the future, when the clock was ahead, is late too.
 */
const oldestPending = (now: number) => sql<number | null>`
  min(case when state in ('pending', 'sending')
    and (collected = 0 or abs(created_at - ${sql.lit(now)}) > ${sql.lit(COLLECT_EVERY_MS + LATE_MS)}) then created_at end)`;

/** State of the lead emails at `now`, the store's time. Acknowledgements do not count: losing one loses no lead. */
export function readOutboxHealth(store: Store, now: number) {
  return unsent(store)
    .select([
      oldestPending(now).as('oldestPending'),
      sql<number>`count(case when state = 'dead' then 1 end)`.as('dead'),
    ])
    .where('kind', '=', 'email')
    .executeTakeFirstOrThrow();
}

/**
 * Pending, sending and dead deliveries at `now`, the store's time, by kind and state, and when the oldest pending one of
 * each was enqueued; empty states are left out.
 */
export function readBacklog(store: Store, now: number) {
  return unsent(store)
    .select(['kind', 'state', sql<number>`count(*)`.as('deliveries'), oldestPending(now).as('oldest')])
    .groupBy(['kind', 'state'])
    .execute();
}
