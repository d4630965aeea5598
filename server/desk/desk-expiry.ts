import { CODE_MAILS } from '../../domain/desk/sign-in-terms.ts';
import type { Basics } from '../basics.ts';
import type { Env } from '../config/env.ts';
import { type PeriodicTask, startLoggedTask } from '../process/clock.ts';
import { readStoreTime } from '../store/dialect.ts';
import { deleteOldCodeFiles } from './sign-in/code-mail.ts';
import { deleteOldCodes } from './sign-in/codes.ts';
import { deleteOldSessions } from './sign-in/sessions.ts';

/** Together with the window of CODE_MAILS, at most the time that the privacy policy states for hashes of addresses. */
const EVERY_MS = 10 * 60_000;

/** Deletes expired codes with their files, sessions and counts, even while the desk is switched off. */
export function startDeskExpiry(env: Pick<Env, 'DATA_DIR'>, deps: Basics): PeriodicTask {
  const { clock, log } = deps;
  const task = () => deleteExpired(env, deps);
  return startLoggedTask(clock, log, { everyMs: EVERY_MS, task, failure: 'desk not tidied' });
}

async function deleteExpired(env: Pick<Env, 'DATA_DIR'>, { content, store, clock }: Basics): Promise<void> {
  const now = clock.now();
  await deleteOldCodeFiles({ env, content }, now);
  const time = await readStoreTime(store, now);
  await deleteOldCodes(store, time);
  await deleteOldSessions(store, time);
  await store
    .deleteFrom('desk_count')
    .where((count) => count.or([count('since', '<=', time - CODE_MAILS.windowMs), count('since', '>', time)]))
    .execute();
}
