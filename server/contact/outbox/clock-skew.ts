import { COLLECT_EVERY_MS } from '../../../domain/contact/unverified-terms.ts';
import type { Clock } from '../../process/clock.ts';
import { type PeriodicTask, startPeriodicTask } from '../../process/periodic-task.ts';
import { later, storeTime } from '../store/dialect.ts';
import type { StoreLog } from '../store/store-log.ts';
import type { Store } from '../store/tables.ts';
import { GIVE_UP_MS, LONGEST_WAIT_MS } from './backoff.ts';
import { NOTICE_EVERY_MS } from './held-notice-queue.ts';
import { LEASE_MS } from './outbox.ts';

/** The longest delay of deliveries once the clock is right again. */
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
 * Repairs times that were written while the clock was ahead, or before it was set back: a delivery that would wait
 * longer than any back-off is due, a lease or a wait for the notice that is too long starts over, and an email that was
 * given up before its 14 days is pending again.
 */
async function repairFutureTimes(store: Store, now: number): Promise<void> {
  const time = storeTime(store, now);
  await store
    .updateTable('outbox')
    .set({ next_at: time })
    .where('state', '=', 'pending')
    .where('next_at', '>', later(time, LONGEST_WAIT_MS))
    .execute();
  // Not due at once: its worker may be alive, and finishes within a new lease.
  const lease = { lease_until: later(time, LEASE_MS) };
  await store
    .updateTable('outbox')
    .set(lease)
    .where('state', '=', 'sending')
    .where('lease_until', '>', later(time, LEASE_MS))
    .execute();
  await store.updateTable('notice').set(lease).where('lease_until', '>', later(time, LEASE_MS)).execute();
  await store.updateTable('digest').set(lease).where('lease_until', '>', later(time, LEASE_MS)).execute();
  await store
    .updateTable('digest')
    .set({ next_at: time })
    .where('state', '=', 'pending')
    .where('next_at', '>', later(time, LONGEST_WAIT_MS))
    .execute();
  // Not due at once: a clock that is set back a little would cause a second notice on the same day.
  const tomorrow = later(time, NOTICE_EVERY_MS);
  const held = store.updateTable('notice').where('name', '=', 'held');
  await held.set({ next_at: tomorrow }).where('next_at', '>', tomorrow).execute();
  const nextTime = later(time, COLLECT_EVERY_MS);
  const collected = store.updateTable('notice').where('name', '<>', 'held');
  await collected.set({ next_at: nextTime }).where('next_at', '>', nextTime).execute();
  await store
    .updateTable('outbox')
    .set({ state: 'pending', next_at: time })
    .where('kind', '<>', 'ack')
    .where('state', '=', 'dead')
    .where('created_at', '>', later(time, -GIVE_UP_MS))
    .execute();
}
