import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { COLLECT_EVERY_MS } from '../../../domain/contact/unverified-terms.ts';
import type { LeadEmail } from '../email/transport.ts';
import { isPostgres, later, storeTime } from '../store/dialect.ts';
import type { CollectedKind, Store } from '../store/tables.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { NOTICE_ID, openNotice } from './notice.ts';
import { LEASE_MS, releaseLeases } from './outbox.ts';

/** What one email or notification tells of collected leads. Times are milliseconds since the epoch. */
export type Collected = {
  readonly requests: number;
  readonly countedAt: number;
  readonly oldest: number;
  /** Id of the newest delivery: with `requests` it identifies this collection. */
  readonly newest: number;
};

/** Rows of one statement: SQLite blocks the event loop for a few milliseconds, whatever their total. */
const BATCH_ROWS = 1_000;

/**
 * The collected deliveries of a kind, as a queue of one: all that are waiting are leased together, told by one email or
 * notification, and then sent, or pending again. At most once in `COLLECT_EVERY_MS` on all servers of the store. They
 * are never given up.
 */
export function collectedQueue(
  store: Store,
  kind: CollectedKind,
  compose: (collected: Collected) => LeadEmail,
): DeliveryQueue {
  const notice = openNotice(store, `collected-${kind}`, COLLECT_EVERY_MS);
  const { leaseBy } = notice;
  return {
    async claim(except, now) {
      const leased = except.includes(NOTICE_ID) ? undefined : await notice.lease(due(store, kind, now), now);
      if (!leased) return undefined;
      const collected = await leaseAll(store, kind, leaseBy, now);
      // They may have been sent one by one, or erased, meanwhile.
      if (collected.requests === 0) return void (await notice.release());
      const { attempts, countedAt } = leased;
      return { id: NOTICE_ID, leaseBy, attempts, ageMs: 0, email: compose({ ...collected, countedAt }) };
    },
    async finish(delivery, result, now) {
      const { waitMs, ...outcome } = { waitMs: undefined, ...result };
      const next = waitMs === undefined ? {} : { next_at: later(storeTime(store, now), waitMs) };
      // The notice last: its lease ends with it, and while the store fails all of this is repeated.
      await inBatches(() =>
        store
          .updateTable('outbox')
          .set({ ...outcome, ...next, lease_by: null, lease_until: null })
          .where('id', 'in', someOf(store, unsent(store, kind).where('lease_by', '=', leaseBy)))
          .returning('id')
          .execute(),
      );
      return notice.finish(delivery, result, now);
    },
    async release(now) {
      await releaseLeases(store, now, leaseBy);
      await notice.release();
    },
  };
}

/** The collected deliveries of a kind that are not sent. Literals, because SQLite's partial index matches no parameter. */
const unsent = (store: Store, kind: CollectedKind) =>
  store
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('collected', '=', sql.lit(1))
    .where('state', '<>', sql.lit('sent' as const));

/** Those that no worker has leased. */
function waiting(store: Store, kind: CollectedKind, now: number) {
  const time = storeTime(store, now);
  return unsent(store, kind).where((row) => row.or([row('state', '=', 'pending'), row('lease_until', '<=', time)]));
}

/**
 * Not empty once the first of them has waited for others. The index finds that at once, but not for `or`, nor for a time
 * that PostgreSQL would read for each row.
 */
function due(store: Store, kind: CollectedKind, now: number) {
  const time = sql<number>`(select ${storeTime(store, now)})`;
  const pending = unsent(store, kind).where('state', '=', 'pending').where('next_at', '<=', time);
  return pending.unionAll(unsent(store, kind).where('state', '=', 'sending').where('lease_until', '<=', time));
}

function someOf(store: Store, ids: ReturnType<typeof unsent>) {
  const some = ids.limit(BATCH_ROWS);
  // A row that is being changed, such as by a resend, is left for the next time.
  return isPostgres(store) ? some.forUpdate().skipLocked() : some;
}

async function leaseAll(store: Store, kind: CollectedKind, leaseBy: string, now: number) {
  const time = storeTime(store, now);
  let [requests, oldest, newest] = [0, Number.POSITIVE_INFINITY, 0];
  await inBatches(async () => {
    const rows = await store
      .updateTable('outbox')
      .set((column) => ({
        state: 'sending',
        attempts: column('attempts', '+', 1),
        lease_by: leaseBy,
        lease_until: later(time, LEASE_MS),
      }))
      .where('id', 'in', someOf(store, waiting(store, kind, now)))
      .returning(['id', 'created_at'])
      .execute();
    requests += rows.length;
    for (const { id, created_at } of rows) [oldest, newest] = [Math.min(oldest, created_at), Math.max(newest, id)];
    return rows;
  });
  return { requests, oldest, newest };
}

/** Repeats a statement until it changes fewer rows than a batch has. Other requests get their turn in between. */
async function inBatches(run: () => Promise<readonly object[]>): Promise<void> {
  while ((await run()).length >= BATCH_ROWS) await setImmediate();
}
