import { randomUUID } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import { later, storeTime } from '../store/dialect.ts';
import type { NoticeTable, Store } from '../store/tables.ts';
import { LONGEST_WAIT_MS } from './backoff.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { LEASE_MS } from './outbox.ts';

/** A queue of notices holds one delivery at a time. */
export const NOTICE_ID = 1;

/** A leased notice. Times are milliseconds since the epoch. */
export type LeasedNotice = Pick<NoticeTable, 'attempts'> & {
  readonly countedAt: number;
  /** When the previous notice was counted; null before the first one. */
  readonly reportedAt: number | null;
};

/**
 * A row of `notice`, created by a migration, for whose lease the servers on a store compete: it is due `everyMs` after
 * it was last sent, if there is news.
 */
export function openNotice(store: Store, name: NoticeTable['name'], everyMs: number) {
  const leaseBy = randomUUID();
  const mine = () => store.updateTable('notice').where('name', '=', name).where('lease_by', '=', leaseBy);
  return {
    leaseBy,
    /** Leases the notice if it is due, no other server has it and the subquery `news` is not empty. */
    lease(news: Expression<unknown>, now: number): Promise<LeasedNotice | undefined> {
      const time = storeTime(store, now);
      return store
        .updateTable('notice')
        .set((column) => ({
          attempts: column('attempts', '+', 1),
          lease_by: leaseBy,
          lease_until: later(time, LEASE_MS),
        }))
        .where('name', '=', name)
        .where('next_at', '<=', time)
        .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', time)]))
        .where(({ exists }) => exists(news))
        .returning(['attempts', 'reported_at as reportedAt', sql<number>`${time}`.as('countedAt')])
        .executeTakeFirst();
    },
    async release() {
      await mine().set({ lease_by: null, lease_until: null }).execute();
    },
    /** See `DeliveryQueue`; the email is dated by when it was counted. */
    finish: (async ({ attempts, email }, result, now) => {
      const wait = result.state === 'pending' ? result.waitMs : LONGEST_WAIT_MS;
      const next_at = later(storeTime(store, now), result.state === 'sent' ? everyMs : wait);
      const reported = result.state === 'sent' ? { reported_at: email.received_at, attempts: 0 } : {};
      const { numUpdatedRows } = await mine()
        .set({ ...reported, next_at, lease_by: null, lease_until: null })
        .where('attempts', '=', attempts)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    }) satisfies DeliveryQueue['finish'],
  };
}
