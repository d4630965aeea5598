import { ADDRESS_PRINT_MINUTES } from '../../../content/data-terms.ts';
import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { type Repeated, repeat } from '../../process/repeat.ts';
import { isPostgres, later, storeTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import { sharedToday } from './address-key.ts';
import { ACCEPTED_WINDOW_MS } from './rate-limit.ts';

/** So often that no count is kept for longer than the privacy policy says. */
const FORGET_EVERY_MS = ADDRESS_PRINT_MINUTES * 60_000 - ACCEPTED_WINDOW_MS;

/** Forgets addresses now and again until it is stopped. */
export function startForgetting(store: Store, clock: Clock, log: Log): Repeated {
  return repeat(clock, FORGET_EVERY_MS, () =>
    forgetAddresses(store, clock.now()).catch((error: unknown) => log.error({ err: error }, 'addresses not forgotten')),
  );
}

/** Deletes the counts of the rate limit that no longer count, and the keys of other days. */
async function forgetAddresses(store: Store, now: number): Promise<void> {
  const time = storeTime(store, now);
  await store
    .deleteFrom('accepted')
    .where((count) => count.or([count('since', '<=', later(time, -ACCEPTED_WINDOW_MS)), count('since', '>', time)]))
    .execute();
  if (isPostgres(store)) await store.deleteFrom('address_key').where('day', '<>', sharedToday).execute();
}
