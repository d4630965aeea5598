import { type Clock, type PeriodicTask, startPeriodicTask } from '../process/clock.ts';
import { later, storeTime } from '../store/dialect.ts';
import { heldIds } from '../store/held.ts';
import type { StoreLog } from '../store/store-log.ts';
import type { Store } from '../store/tables.ts';
import { GIVE_UP_MS, LONGEST_WAIT_MS } from './backoff.ts';
import { enqueueNotice } from './notice.ts';
import { LEASE_MS } from './outbox.ts';

/** The longest that a notice is late, and a delivery once the clock is right again. */
const EVERY_MS = 10_000;
const HELD_EVERY_MS = 24 * 60 * 60_000;

/** Adds the notices of a kind that are due to the outbox. */
export type Enqueue = (store: Store, now: number) => Promise<unknown>;

/** Repairs the outbox and adds the notices that are due to it, periodically: of held leads, and `others`. */
export function startNotices(store: Store, clock: Clock, log: StoreLog, others: readonly Enqueue[]): PeriodicTask {
  return startPeriodicTask(clock, EVERY_MS, () =>
    enqueueDue(store, clock.now(), others).then(
      () => log.succeeded(),
      (error: unknown) => log.failed(error, 'notices not enqueued'),
    ),
  );
}

/** See `startNotices`. */
export async function enqueueDue(store: Store, now: number, others: readonly Enqueue[]): Promise<void> {
  for (const enqueue of [repairFutureTimes, enqueueHeldNotice, ...others]) await enqueue(store, now);
}

/** Once a day while leads are held. */
async function enqueueHeldNotice(store: Store, now: number): Promise<void> {
  if (!(await heldIds(store).limit(1).executeTakeFirst())) return;
  await enqueueNotice(store, { kind: 'held', from: 'sent', period: (time) => ({ since: time - HELD_EVERY_MS }) }, now);
}

/**
 * Repairs times that were written while the clock was ahead, or before it was set back: a delivery that would wait
 * longer than any back-off is due, a lease that is too long starts over, the next notice waits from now, and an email that
 * was given up before its 14 days is pending again. Unread leads that were announced too early are announced again.
 */
export async function repairFutureTimes(store: Store, now: number): Promise<void> {
  const time = storeTime(store, now);
  const outbox = store.updateTable('outbox');
  await outbox
    .set({ next_at: time })
    .where('state', '=', 'pending')
    .where('next_at', '>', later(time, LONGEST_WAIT_MS))
    .execute();
  // Not due at once: its worker may be alive, and finishes within a new lease.
  await outbox
    .set({ lease_until: later(time, LEASE_MS) })
    .where('state', '=', 'sending')
    .where('lease_until', '>', later(time, LEASE_MS))
    .execute();
  // Not when it was enqueued: leads are reported only by a notice that was enqueued after them and before now.
  await outbox.set({ sent_at: time }).where('lead_id', 'is', null).where('sent_at', '>', time).execute();
  // A notice of unread leads covers all that were unread when it was enqueued, so a time in the future would cover later ones.
  await outbox
    .set({ created_at: time })
    .where('kind', '=', 'unread')
    .where('lead_id', 'is', null)
    .where('created_at', '>', time)
    .execute();
  await outbox
    .set({ state: 'pending', next_at: time })
    .where('kind', '<>', 'ack')
    .where('state', '=', 'dead')
    .where('created_at', '>', later(time, -GIVE_UP_MS))
    .execute();
}
