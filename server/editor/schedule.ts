import { lockUntilCommit, readStoreTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import type { Editor } from './editor.ts';

/** When the pending changes are published, and by which device that was decided. */
export type Schedule = { readonly at: number; readonly device: string };

/** The id of a schedule says what it is. There is one at most. */
const DUE = 1;
const FAILED = 2;

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
  store.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'content');
    const pending = transaction.selectFrom('content_file').select('path').where('stage', '=', 'pending').limit(1);
    if (!(await pending.executeTakeFirst())) return false;
    await transaction.deleteFrom('content_schedule').execute();
    await transaction
      .insertInto('content_schedule')
      .values({ id: DUE, ...schedule })
      .execute();
    return true;
  });

/** Leaves the pending changes to the buttons. */
export async function cancelSchedule(store: Store): Promise<void> {
  await store.deleteFrom('content_schedule').execute();
}

/**
 * Publishes the pending changes once their time has come. When the content would have problems with them they stay pending,
 * and the schedule is kept as one that failed.
 */
export async function publishDue(editor: Editor, now: number): Promise<void> {
  const { store } = editor;
  const due = await readSchedule(store);
  if (!due || due.at > (await readStoreTime(store, now))) return;
  const seen = await editor.seen();
  const pending = await editor.pending();
  const problems = pending.length > 0 ? await editor.publish(pending, due.device, seen) : [];
  const { at, device } = due;
  // Not one that was set meanwhile.
  const ours = store.updateTable('content_schedule').where('at', '=', at).where('device', '=', device);
  if (problems.length > 0) await ours.set({ id: FAILED }).execute();
  else await store.deleteFrom('content_schedule').where('at', '=', at).where('device', '=', device).execute();
}
