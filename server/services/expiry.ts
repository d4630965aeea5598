import { CODE_MAILS } from '../../domain/desk/sign-in-terms.ts';
import type { Basics } from '../basics.ts';
import type { Env } from '../config/env.ts';
import { deleteOldKeys } from '../contact/intake/address-key.ts';
import { deleteOldCodeFiles } from '../desk/sign-in/code-mail.ts';
import { deleteOldCodes } from '../desk/sign-in/codes.ts';
import { deleteOldSessions } from '../desk/sign-in/sessions.ts';
import { type PeriodicTask, startLoggedTask } from '../process/clock.ts';
import { readStoreTime } from '../store/dialect.ts';
import { deleteOldCounts } from '../store/window-count.ts';

/** The longest window of a count; shorter ones start over by themselves. */
const WINDOW_MS = CODE_MAILS.windowMs;

/**
 * A run keeps a count whose window is still open, so interval and window together are at most the time that the privacy
 * policy states for hashes of addresses.
 */
const EVERY_MS = 10 * 60_000;

/** Deletes hashes of addresses, and, even while the desk is switched off, its expired codes with their files, and sessions. */
export function startExpiry(env: Pick<Env, 'DATA_DIR'>, { content, store, clock, log }: Basics): PeriodicTask {
  const task = async () => {
    const now = clock.now();
    try {
      for (const table of ['accepted', 'desk_count'] as const)
        await deleteOldCounts(store, { table, windowMs: WINDOW_MS }, now);
      await deleteOldKeys(store);
      const time = await readStoreTime(store, now);
      await deleteOldCodes(store, time);
      await deleteOldSessions(store, time);
    } finally {
      // Also while the store is down.
      await deleteOldCodeFiles({ env, content }, now);
    }
  };
  return startLoggedTask(clock, log, { everyMs: EVERY_MS, task, failure: 'expired data not deleted' });
}
