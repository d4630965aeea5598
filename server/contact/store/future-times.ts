import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { type Repeated, repeat } from '../../process/repeat.ts';
import { GIVE_UP_MS, LONGEST_WAIT_MS } from '../outbox/backoff.ts';
import { NOTICE_EVERY_MS } from '../outbox/notice-queue.ts';
import { LEASE_MS } from '../outbox/outbox.ts';
import { later, storeTime } from './dialect.ts';
import type { Store } from './tables.ts';

/** How long a letter may stay out of reach once the clock is right again. */
const LOOK_EVERY_MS = 10_000;

/** Corrects the outbox now and again until it is stopped. */
export function startCorrecting(store: Store, clock: Clock, log: Log): Repeated {
  return repeat(clock, LOOK_EVERY_MS, () =>
    correctFutureTimes(store, clock.now()).catch((error: unknown) => log.error({ err: error }, 'outbox not corrected')),
  );
}

/**
 * Brings back what was written while the clock was ahead, or before it was set back: a wait longer than any becomes
 * none, a lease longer than any starts over, and a letter given up before its 14 days is pending again.
 */
async function correctFutureTimes(store: Store, now: number): Promise<void> {
  const time = storeTime(store, now);
  await store
    .updateTable('outbox')
    .set({ next_at: time })
    .where('state', '=', 'pending')
    .where('next_at', '>', later(time, LONGEST_WAIT_MS))
    .execute();
  // Not taken over at once: its worker may well be alive, and sends it within the lease that it gets.
  const lease = { lease_until: later(time, LEASE_MS) };
  await store
    .updateTable('outbox')
    .set(lease)
    .where('state', '=', 'sending')
    .where('lease_until', '>', later(time, LEASE_MS))
    .execute();
  await store.updateTable('notice').set(lease).where('lease_until', '>', later(time, LEASE_MS)).execute();
  // One day is not enough: a clock that is set back a little would make a second notice of the same day.
  await store
    .updateTable('notice')
    .set({ next_at: time })
    .where('next_at', '>', later(time, 2 * NOTICE_EVERY_MS))
    .execute();
  await store
    .updateTable('outbox')
    .set({ state: 'pending', next_at: time })
    .where('kind', '=', 'letter')
    .where('state', '=', 'dead')
    .where('created_at', '>', later(time, -GIVE_UP_MS))
    .execute();
}
