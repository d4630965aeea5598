import type { HistoryTable } from '../store/content-tables.ts';
import type { Store } from '../store/tables.ts';
import { changeStored, rebasePending } from './pending.ts';
import { Cancelled, endSchedule, forgetFailedSchedule } from './schedule.ts';
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

type Entry = Omit<HistoryTable, 'publication'>;

/**
 * Stores a publication: the files, what they were before, and its number, which all servers look at. One that changes
 * nothing, such as a scheduled one that another server made first, gets no number. Resolves to the last number. Throws
 * Overtaken when it was not checked over the last one, and Cancelled when its schedule is gone, or a pending change that was
 * seen is discarded.
 */
export function commitPublication(store: Store, publication: Publication): Promise<number> {
  const { base, files, device, now, seen } = publication;
  const id = base + 1;
  return changeStored(store, async (transaction) => {
    if ((await readVersion(transaction)) !== base) throw new Overtaken();
    const entries: Entry[] = [];
    for (const file of files) entries.push(...(await publishFile(transaction, file, publication)));
    const isOnTime = !seen?.schedule || (await endSchedule(transaction, seen.schedule));
    if (!isOnTime && entries.length > 0) throw new Cancelled();
    await forgetFailedSchedule(transaction);
    if (entries.length === 0) return base;
    await transaction.insertInto('content_publication').values({ id, device, published_at: now }).execute();
    await transaction
      .insertInto('content_history')
      .values(entries.map((entry) => ({ publication: id, ...entry })))
      .execute();
    return id;
  });
}

/** Publishes one file; resolves to its entry in the history, or none where nothing changes. */
async function publishFile(store: Store, change: FileChange, publication: Publication): Promise<readonly Entry[]> {
  const { path, text, picture } = change;
  const { groundOf, shown = [], seen } = publication;
  const ground = groundOf(path);
  const published = (await readStored(store, 'published', path)) ?? ground;
  const before = shown.find((file) => file.path === path) ?? published;
  const isPending = await rebasePending(store, published, change, seen);
  await replaceStored(store, 'published', change, ground, publication);
  if (isSameState(before, change)) return [];
  const isGone = !isPending && seen?.pending.some((file) => file.path === path);
  const publishedThen = seen?.published.find((file) => file.path === path) ?? ground;
  // One that others have published is gone too.
  if (isGone && isSameState(published, publishedThen)) throw new Cancelled();
  const states = { text_before: before.text, text_after: text };
  return [{ path, ...states, picture_before: before.picture, picture_after: picture }];
}
