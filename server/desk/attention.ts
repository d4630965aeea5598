import type { DeskAttention } from '../../domain/desk/views.ts';
import { readFailedSchedule } from '../editor/schedule.ts';
import { readUndelivered } from '../leads/lead-notes.ts';
import { readNotificationFailures } from '../notify/notification-state.ts';
import { readDrill } from '../store/backup-record.ts';
import { heldIds, readHeld } from '../store/held.ts';
import type { Store } from '../store/tables.ts';

/** An agency that answers elsewhere never updates the status: older leads wait for nobody. */
const RECENT_MS = 30 * 24 * 60 * 60_000;

/**
 * What the desk needs from the agency: emails that failed come first, then leads without an answer, held leads, failed
 * notifications, a backup that lacks something, refused content, and a scheduled publication that failed. Throws the
 * store's errors.
 */
export async function readAttention(store: Store, now: number, isContentRefused: boolean): Promise<DeskAttention> {
  if ((await readUndelivered(store)).length > 0) return 'failed';
  const isWaiting =
    isContentRefused ||
    (await hasUnanswered(store, now)) ||
    (await readHeld(store)).requests > 0 ||
    (await readNotificationFailures(store, now)).length > 0 ||
    (await readDrill(store))?.passed === false ||
    (await readFailedSchedule(store)) !== undefined;
  return isWaiting ? 'waiting' : 'well';
}

async function hasUnanswered(store: Store, now: number): Promise<boolean> {
  const found = await store
    .selectFrom('lead')
    .select('id')
    .where('status', '=', 'nueva')
    .where('received_at', '>=', now - RECENT_MS)
    .where('id', 'not in', heldIds(store))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
