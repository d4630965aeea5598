import type { FileState } from '../store/content-tables.ts';
import { lockUntilCommit } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import { overNow } from './file-text.ts';
import type { FileChange, Seen } from './stored-files.ts';

type Connection = Pick<Store, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>;

/**
 * What becomes of a pending change of a published file: it goes if it was published with it. One that was saved meanwhile
 * stays, over what was published, so that publishing it takes nothing back.
 */
export async function rebasePending(
  transaction: Connection,
  before: FileState,
  change: FileChange,
  seen: Seen | undefined,
): Promise<void> {
  const { path, text } = change;
  const rows = { path, stage: 'pending' } as const;
  const pending = await transaction
    .selectFrom('content_file')
    .select(['path', 'text', 'picture'])
    .where((row) => row.and(rows))
    .executeTakeFirst();
  if (!pending) return;
  const rebased = overNow(pending, before.text, text);
  const isPublished = seen?.pending.some((one) => isSame(one, pending)) || isSame(rebased, change);
  if (isPublished) await deletePending(transaction, [path]);
  else
    await transaction
      .updateTable('content_file')
      .set({ text: rebased.text })
      .where((row) => row.and(rows))
      .execute();
}

const deletePending = (transaction: Connection, paths: readonly string[]) =>
  transaction.deleteFrom('content_file').where('stage', '=', 'pending').where('path', 'in', paths).execute();

const isOf = (path: string) => (file: FileChange) => file.path === path;
const isSame = (one: FileChange, other: FileChange) =>
  one.path === other.path && one.text === other.text && one.picture === other.picture;

type Saving = {
  /** What the content folder holds at a path. */
  readonly groundOf: (path: string) => FileState;
  readonly device: string;
  readonly now: number;
  readonly seen?: Seen | undefined;
};

/**
 * Keeps changes as pending, over what others have saved since `seen`; one that leaves the file as it is published is
 * dropped.
 */
export async function savePending(store: Store, files: readonly FileChange[], saving: Saving): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'content');
    for (const change of files) await saveOne(transaction, change, saving);
    await forgetIdleSchedule(transaction);
  });
}

async function saveOne(transaction: Connection, change: FileChange, saving: Saving): Promise<void> {
  const { groundOf, device, now, seen } = saving;
  const { path, picture } = change;
  const ground = groundOf(path);
  const rows = transaction.selectFrom('content_file').selectAll().where('path', '=', path);
  const published = (await rows.where('stage', '=', 'published').executeTakeFirst()) ?? ground;
  const pending = await rows.where('stage', '=', 'pending').executeTakeFirst();
  const wasSeen = !seen || !pending || seen.pending.some((one) => isSame(one, pending));
  // What another device has just changed is not taken away unseen.
  if (change.text === null && picture === null && !wasSeen) return;
  const then = seen && [...seen.pending, ...seen.published, { path, ...ground }].find(isOf(path));
  const { text } = then ? overNow(change, then.text, (pending ?? published).text) : change;
  await deletePending(transaction, [path]);
  if (published.text === text && published.picture === picture) return;
  const row = { path, text, picture, ground: ground.text, device, changed_at: now };
  await transaction
    .insertInto('content_file')
    .values({ ...row, stage: 'pending' })
    .execute();
}

/** Drops the pending changes of files. */
export async function discardPending(store: Store, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await store.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'content');
    await deletePending(transaction, paths);
    await forgetIdleSchedule(transaction);
  });
}

/** Forgets when to publish once nothing is pending, or it would publish what is saved later. */
export const forgetIdleSchedule = (store: Connection) =>
  store
    .deleteFrom('content_schedule')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('content_file').select('path').where('stage', '=', 'pending'))),
    )
    .execute();
