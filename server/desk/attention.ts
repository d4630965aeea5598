import type { DeskAttention } from '../../domain/desk/views.ts';
import { readFailedSchedule } from '../editor/schedule.ts';
import { readUndelivered } from '../leads/lead-notes.ts';
import { readNotificationFailures } from '../notify/notifications.ts';
import { readDrill } from '../store/backup-record.ts';
import { heldIds, readHeld } from '../store/held.ts';
import type { Store } from '../store/tables.ts';

/** An agency that answers elsewhere never updates the status: older leads wait for nobody. */
const RECENT_MS = 30 * 24 * 60 * 60_000;

/** What stands above the list of leads: what did not arrive, what is held, and how the last backup was. */
export const readTroubles = async (store: Store, now: number) => ({
  undelivered: await readUndelivered(store),
  failedNotifications: await readNotificationFailures(store, now),
  failedSchedule: await readFailedSchedule(store),
  held: (await readHeld(store)).requests,
  drill: await readDrill(store),
});

/** What the desk needs from the agency: emails that failed come first. Throws the store's errors. */
export async function readAttention(store: Store, now: number, isContentRefused: boolean): Promise<DeskAttention> {
  const { undelivered, failedNotifications, failedSchedule, held, drill } = await readTroubles(store, now);
  if (undelivered.length > 0) return 'failed';
  const isWaiting =
    isContentRefused ||
    held > 0 ||
    failedNotifications.length > 0 ||
    failedSchedule !== undefined ||
    drill?.passed === false ||
    (await hasUnanswered(store, now));
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
