import type { ContentFileTable, FileState } from '../store/content-tables.ts';
import { lockUntilCommit } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import { overNow } from './file-text.ts';
import {
  deleteStored,
  type FileChange,
  isSameState,
  isThere,
  readStored,
  replaceStored,
  type Saving,
  type Seen,
} from './stored-files.ts';

/**
 * Changes what is stored of the content, one server after the other. Once nothing is pending it is forgotten when to
 * publish, or that would publish what is saved later.
 */
export const changeStored = <T>(store: Store, change: (transaction: Store) => Promise<T>): Promise<T> =>
  store.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'content');
    const result = await change(transaction);
    await transaction
      .deleteFrom('content_schedule')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('content_file').select('path').where('stage', '=', 'pending'))),
      )
      .execute();
    return result;
  });

/**
 * What becomes of a pending change of a published file: it goes if it was published with it. One that was saved meanwhile
 * stays, over what was published, so that publishing it takes nothing back. Resolves to false when there was none.
 */
export async function rebasePending(
  store: Store,
  before: FileState,
  change: FileChange,
  seen: Seen | undefined,
): Promise<boolean> {
  const { path } = change;
  const pending = await readStored(store, 'pending', path);
  if (!pending) return false;
  const rebased = overNow(pending, before.text, change.text);
  const isPublished = (seen && isIn(seen.pending, pending)) || isSameState(rebased, change);
  const rows = store.updateTable('content_file').where('stage', '=', 'pending').where('path', '=', path);
  if (isPublished) await deleteStored(store, 'pending', path);
  else await rows.set({ text: rebased.text }).execute();
  return true;
}

const isIn = (files: readonly FileChange[], file: FileChange) =>
  files.some((one) => one.path === file.path && isSameState(one, file));

/**
 * Keeps changes as pending, over what others have saved since `seen`; one that leaves the file as it is published is
 * dropped.
 */
export const savePending = (store: Store, files: readonly FileChange[], saving: Saving): Promise<void> =>
  changeStored(store, async (transaction) => {
    for (const change of files) await saveOne(transaction, change, saving);
  });

async function saveOne(store: Store, change: FileChange, saving: Saving): Promise<void> {
  const { groundOf, seen } = saving;
  const { path } = change;
  const ground = groundOf(path);
  const published = (await readStored(store, 'published', path)) ?? ground;
  const pending = await readStored(store, 'pending', path);
  const wasSeen = !seen || !pending || isIn(seen.pending, pending);
  // What another device has just changed is not taken away unseen.
  if (!isThere(change) && !wasSeen) return;
  const then = seen && [...seen.pending, ...seen.published, { path, ...ground }].find((file) => file.path === path);
  const merged = then ? overNow(change, then.text, (pending ?? published).text) : change;
  await replaceStored(store, 'pending', merged, published, saving);
}

/** Drops the pending changes of files, but for those that others have saved since `seen`. */
export async function discardPending(store: Store, paths: readonly string[], seen?: Seen): Promise<void> {
  if (paths.length === 0) return;
  await changeStored(store, async (transaction) => {
    for (const path of paths) {
      const stored = await readStored(transaction, 'pending', path);
      if (stored && (!seen || isIn(seen.pending, stored))) await deleteStored(transaction, 'pending', path);
    }
  });
}

/**
 * Drops a published change that the folder, whose file has the text `now`, holds as well. A pending change that was made
 * over it is one of the folder's file from then on.
 */
export const dropPulled = (store: Store, file: ContentFileTable, now: string | null): Promise<void> =>
  changeStored(store, async (transaction) => {
    const published = await readStored(transaction, 'published', file.path);
    if (!published || !isSameState(published, file)) return;
    const pending = await readStored(transaction, 'pending', file.path);
    if (pending) {
      const then = overNow(file, file.ground, pending.ground).text;
      const { text } = overNow(pending, then, now);
      const rows = transaction.updateTable('content_file').where('stage', '=', 'pending');
      await rows.where('path', '=', file.path).set({ text, ground: now }).execute();
    }
    await deleteStored(transaction, 'published', file.path);
  });
