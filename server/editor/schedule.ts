import { lockUntilCommit, readStoreTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import type { Editor } from './editor.ts';

/** When the pending changes are published, and by which device that was decided. */
export type Schedule = { readonly at: number; readonly device: string };

/** There is one at most. */
const ID = 1;

export const readSchedule = (store: Store): Promise<Schedule | undefined> =>
  store.selectFrom('content_schedule').select(['at', 'device']).executeTakeFirst();

/** Decides when the pending changes are published. Resolves to false, and decides nothing, when there are none. */
export const setSchedule = (store: Store, schedule: Schedule): Promise<boolean> =>
  store.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'content');
    const pending = transaction.selectFrom('content_file').select('path').where('stage', '=', 'pending').limit(1);
    if (!(await pending.executeTakeFirst())) return false;
    await transaction.deleteFrom('content_schedule').execute();
    await transaction
      .insertInto('content_schedule')
      .values({ id: ID, ...schedule })
      .execute();
    return true;
  });

/** Leaves the pending changes to the buttons. */
export async function cancelSchedule(store: Store): Promise<void> {
  await store.deleteFrom('content_schedule').execute();
}

/**
 * Publishes the pending changes once their time has come. Those that the content would have problems with stay pending,
 * beside these problems.
 */
export async function publishDue(editor: Editor, now: number): Promise<void> {
  const { store } = editor;
  const due = await readSchedule(store);
  if (!due || due.at > (await readStoreTime(store, now))) return;
  const seen = await editor.seen();
  const pending = await editor.pending();
  if (pending.length > 0) await editor.publish(pending, due.device, seen);
  // Not one that was set meanwhile.
  await store.deleteFrom('content_schedule').where('at', '=', due.at).where('device', '=', due.device).execute();
}
