import { readStoreTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import type { ContentStates } from './content-states.ts';
import type { FileChange } from './stored-files.ts';

/** When the pending changes are published, and by which device that was decided. */
export type Schedule = { readonly at: number; readonly device: string };

/** There is one at most. */
const ID = 1;

export const readSchedule = (store: Store): Promise<Schedule | undefined> =>
  store.selectFrom('content_schedule').select(['at', 'device']).executeTakeFirst();

/** Decides when the pending changes are published; undefined leaves it to the buttons. */
export async function setSchedule(store: Store, schedule: Schedule | undefined): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('content_schedule').execute();
    if (schedule)
      await transaction
        .insertInto('content_schedule')
        .values({ id: ID, ...schedule })
        .execute();
  });
}

type Publisher = Pick<ContentStates, 'store' | 'pending'> & {
  readonly publish: (files: readonly FileChange[], device: string) => Promise<unknown>;
};

/**
 * Publishes the pending changes once their time has come. Those that the content would have problems with stay pending,
 * beside these problems.
 */
export async function publishDue(editor: Publisher, now: number): Promise<void> {
  const { store } = editor;
  const due = await readSchedule(store);
  if (!due || due.at > (await readStoreTime(store, now))) return;
  const pending = await editor.pending();
  if (pending.length > 0) await editor.publish(pending, due.device);
  await setSchedule(store, undefined);
}
