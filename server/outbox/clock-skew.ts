import { later, storeTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import { GIVE_UP_MS, LONGEST_WAIT_MS } from './backoff.ts';
import { LEASE_MS } from './outbox.ts';

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
