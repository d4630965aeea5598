import { readStoreTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import type { Editor } from './editor.ts';
import { changeStored } from './pending.ts';
import type { Schedule } from './stored-files.ts';

/** The id of a schedule says what it is. There is one at most. */
const DUE = 1;
const FAILED = 2;

/** While a publication was prepared, its schedule was cancelled or changed, or a pending change discarded that it takes along. */
export class Cancelled extends Error {}

/** Undefined in place of that error; throws any other. */
export function ifCancelled(error: unknown): undefined {
  if (!(error instanceof Cancelled)) throw error;
}

const readOne = (store: Store, id: number): Promise<Schedule | undefined> =>
  store.selectFrom('content_schedule').select(['at', 'device']).where('id', '=', id).executeTakeFirst();

/** The one that is still to come. */
export const readSchedule = (store: Store) => readOne(store, DUE);

/** For when the publication was scheduled that failed, until something is published, scheduled again or cancelled. */
export const readFailedSchedule = async (store: Store) => (await readOne(store, FAILED))?.at;

/** Something is published: it no longer matters that a scheduled publication failed. */
export async function forgetFailedSchedule(store: Store): Promise<void> {
  await store.deleteFrom('content_schedule').where('id', '=', FAILED).execute();
}

/** Decides when the pending changes are published. Resolves to false, and decides nothing, when there are none. */
export const setSchedule = (store: Store, schedule: Schedule): Promise<boolean> =>
  changeStored(store, async (transaction) => {
    const pending = transaction.selectFrom('content_file').select('path').where('stage', '=', 'pending').limit(1);
    if (!(await pending.executeTakeFirst())) return false;
    await transaction.deleteFrom('content_schedule').execute();
    await transaction
      .insertInto('content_schedule')
      .values({ id: DUE, ...schedule })
      .execute();
    return true;
  });

/** Leaves the pending changes to the buttons. Resolves to false when nothing is scheduled any more. */
export const cancelSchedule = (store: Store): Promise<boolean> =>
  changeStored(store, async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('content_schedule').executeTakeFirst();
    return numDeletedRows > 0;
  });

/** Ends a schedule, because what it is for is done. Resolves to false when it is not that any more. */
export async function endSchedule(store: Store, { at, device }: Schedule): Promise<boolean> {
  const ours = store.deleteFrom('content_schedule').where('id', '=', DUE).where('at', '=', at);
  const { numDeletedRows } = await ours.where('device', '=', device).executeTakeFirst();
  return numDeletedRows > 0;
}

/**
 * Publishes the pending changes once their time has come. When the content would have problems with them they stay pending,
 * and the schedule is kept as one that failed.
 */
export async function publishDue(editor: Editor, now: number): Promise<void> {
  const { store } = editor;
  const due = await readSchedule(store);
  if (!due || due.at > (await readStoreTime(store, now))) return;
  const seen = { ...(await editor.seen()), schedule: due };
  const problems = await editor.publish(await editor.pending(), due.device, seen).catch(ifCancelled);
  if (!problems || problems.length === 0) return;
  // Not one that was set meanwhile.
  const ours = store.updateTable('content_schedule').where('at', '=', due.at).where('device', '=', due.device);
  await ours.set({ id: FAILED }).execute();
}
