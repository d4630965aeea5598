import type { Clock } from '../../process/clock.ts';
import { type PeriodicTask, startPeriodicTask } from '../../process/periodic-task.ts';
import { later, storeTime } from '../store/dialect.ts';
import type { StoreLog } from '../store/store-log.ts';
import type { Store } from '../store/tables.ts';
import { GIVE_UP_MS, LONGEST_WAIT_MS } from './backoff.ts';
import { NOTICE_EVERY_MS } from './held-notice-queue.ts';
import { LEASE_MS } from './outbox.ts';

/** Once the clock is right again, deliveries are late by no more than this. */
const REPAIR_EVERY_MS = 10_000;

/** Repairs the outbox periodically. */
export function startClockSkewRepair(store: Store, clock: Clock, log: StoreLog): PeriodicTask {
  return startPeriodicTask(clock, REPAIR_EVERY_MS, () =>
    repairFutureTimes(store, clock.now()).then(
      () => log.succeeded(),
      (error: unknown) => log.failed(error, 'outbox not repaired'),
    ),
  );
}

/**
 * Repairs times that were written while the clock was ahead, or before it was set back: a wait longer than the longest
 * becomes due, a longer lease or wait for the notice starts over, and an email that died before its 14 days is pending
 * again.
 */
async function repairFutureTimes(store: Store, now: number): Promise<void> {
  const time = storeTime(store, now);
  await store
    .updateTable('outbox')
    .set({ next_at: time })
    .where('state', '=', 'pending')
    .where('next_at', '>', later(time, LONGEST_WAIT_MS))
    .execute();
  // Not due at once: the worker may be alive and finishes within a fresh lease.
  const lease = { lease_until: later(time, LEASE_MS) };
  await store
    .updateTable('outbox')
    .set(lease)
    .where('state', '=', 'sending')
    .where('lease_until', '>', later(time, LEASE_MS))
    .execute();
  await store.updateTable('notice').set(lease).where('lease_until', '>', later(time, LEASE_MS)).execute();
  // Not due at once: a clock that is set back a little would cause a second notice on the same day.
  const tomorrow = later(time, NOTICE_EVERY_MS);
  await store.updateTable('notice').set({ next_at: tomorrow }).where('next_at', '>', tomorrow).execute();
  await store
    .updateTable('outbox')
    .set({ state: 'pending', next_at: time })
    .where('kind', '=', 'letter')
    .where('state', '=', 'dead')
    .where('created_at', '>', later(time, -GIVE_UP_MS))
    .execute();
}
