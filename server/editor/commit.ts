import type { Store } from '../store/tables.ts';
import { changeStored, rebasePending } from './pending.ts';
import { forgetFailedSchedule } from './schedule.ts';
import { type FileChange, isSameState, readStored, readVersion, replaceStored, type Saving } from './stored-files.ts';

/** Another server has published since the content was checked. */
export class Overtaken extends Error {}

/** Pending changes that were `seen` go with it, others stay. */
export type Publication = Saving & {
  /** The publication that the changes were checked over. */
  readonly base: number;
  readonly files: readonly FileChange[];
  /** What is shown of the changed files, if a release has changed what is stored of them. */
  readonly shown?: readonly FileChange[];
};

/**
 * Stores a publication: the files, what they were before, and its number, which all servers look at. One that changes
 * nothing, such as a scheduled one that another server made first, gets no number. Resolves to the last number. Throws
 * Overtaken when it was not checked over the last one.
 */
export async function commitPublication(store: Store, publication: Publication): Promise<number> {
  const { base, files, device, now } = publication;
  const id = base + 1;
  let last = id;
  await changeStored(store, async (transaction) => {
    if ((await readVersion(transaction)) !== base) throw new Overtaken();
    await transaction.insertInto('content_publication').values({ id, device, published_at: now }).execute();
    for (const file of files) await publishFile(transaction, id, file, publication);
    await forgetFailedSchedule(transaction);
    const history = transaction.selectFrom('content_history').select('path').where('publication', '=', id);
    if (await history.executeTakeFirst()) return;
    await transaction.deleteFrom('content_publication').where('id', '=', id).execute();
    last = base;
  });
  return last;
}

async function publishFile(store: Store, id: number, change: FileChange, publication: Publication): Promise<void> {
  const { path, text, picture } = change;
  const { groundOf, shown = [], seen } = publication;
  const ground = groundOf(path);
  const published = (await readStored(store, 'published', path)) ?? ground;
  const before = shown.find((file) => file.path === path) ?? published;
  if (!isSameState(before, change)) {
    const states = { text_before: before.text, text_after: text };
    const pictures = { picture_before: before.picture, picture_after: picture };
    await store
      .insertInto('content_history')
      .values({ publication: id, path, ...states, ...pictures })
      .execute();
  }
  await rebasePending(store, published, change, seen);
  await replaceStored(store, 'published', change, ground, publication);
}
