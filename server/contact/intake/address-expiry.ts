import { ADDRESS_PRINT_MINUTES } from '../../../domain/contact/data-terms.ts';
import { UNVERIFIED_WINDOW_MS } from '../../../domain/contact/unverified-terms.ts';
import { type Clock, type PeriodicTask, startLoggedTask } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { isPostgres, later, storeTime } from '../../store/dialect.ts';
import type { Store } from '../../store/tables.ts';
import { sharedToday } from './address-key.ts';

/** The longest window of a count; shorter ones start over by themselves. */
const WINDOW_MS = UNVERIFIED_WINDOW_MS;
/**
 * A run keeps a count whose window is still open, and the next run deletes it, so interval and window together must
 * equal the stated time.
 */
const EXPIRY_EVERY_MS = ADDRESS_PRINT_MINUTES * 60_000 - WINDOW_MS;

/** Deletes expired address hashes within the time that the privacy policy states. */
export function startAddressExpiry(store: Store, clock: Clock, log: Log): PeriodicTask {
  const task = () => deleteExpiredAddresses(store, clock.now());
  return startLoggedTask(clock, log, { everyMs: EXPIRY_EVERY_MS, task, failure: 'address hashes not deleted' });
}

/** Deletes the counts of past windows and the keys of past days. */
async function deleteExpiredAddresses(store: Store, now: number): Promise<void> {
  const time = storeTime(store, now);
  const expired = store
    .selectFrom('accepted')
    .select('address_hash')
    .where((count) => count.or([count('since', '<=', later(time, -WINDOW_MS)), count('since', '>', time)]))
    // Waiting for a row that a message is counted in, while that message waits for another one, would be a deadlock.
    .$if(isPostgres(store), (query) => query.forUpdate().skipLocked());
  await store.deleteFrom('accepted').where('address_hash', 'in', expired).execute();
  if (isPostgres(store)) await store.deleteFrom('address_key').where('day', '<>', sharedToday).execute();
}
