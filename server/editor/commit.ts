import type { FileState } from '../store/content-tables.ts';
import { lockUntilCommit } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import { forgetIdleSchedule, rebasePending } from './pending.ts';
import { type FileChange, readVersion, type Seen } from './stored-files.ts';

/** Another server has published since the content was checked. */
export class Overtaken extends Error {}

export type Publication = {
  /** The publication that the changes were checked over. */
  readonly base: number;
  readonly files: readonly FileChange[];
  /** What the content folder holds at a path. */
  readonly groundOf: (path: string) => FileState;
  readonly device: string;
  readonly now: number;
  /** What is shown of the changed files, if a release has changed what is stored of them. */
  readonly shown?: readonly FileChange[];
  /** What these were made from: its pending changes go with them, others stay. */
  readonly seen?: Seen | undefined;
};

/**
 * Stores a publication: the files, what they were before, and its number, which all servers look at. Throws Overtaken when
 * it was not checked over the last one.
 */
export async function commitPublication(store: Store, { base, ...publication }: Publication): Promise<number> {
  const id = base + 1;
  await store.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'content');
    if ((await readVersion(transaction)) !== base) throw new Overtaken();
    const { device, now } = publication;
    await transaction.insertInto('content_publication').values({ id, device, published_at: now }).execute();
    for (const file of publication.files) await publishFile(transaction, id, file, publication);
    await forgetIdleSchedule(transaction);
  });
  return id;
}

async function publishFile(
  transaction: Store,
  publication: number,
  change: FileChange,
  { groundOf, device, now, shown = [], seen }: Omit<Publication, 'base' | 'files'>,
): Promise<void> {
  const { path, text, picture } = change;
  const files = transaction.selectFrom('content_file').select(['text', 'picture']).where('path', '=', path);
  const published = await files.where('stage', '=', 'published').executeTakeFirst();
  const ground = groundOf(path);
  const before = shown.find((file) => file.path === path) ?? published ?? ground;
  if (before.text !== text || before.picture !== picture) {
    const states = { text_before: before.text, text_after: text };
    const pictures = { picture_before: before.picture, picture_after: picture };
    await transaction
      .insertInto('content_history')
      .values({ publication, path, ...states, ...pictures })
      .execute();
  }
  await transaction.deleteFrom('content_file').where('path', '=', path).where('stage', '=', 'published').execute();
  await rebasePending(transaction, published ?? ground, change, seen);
  if (ground.text === text && ground.picture === picture) return;
  const row = { path, text, picture, ground: ground.text, device, changed_at: now };
  await transaction
    .insertInto('content_file')
    .values({ ...row, stage: 'published' })
    .execute();
}
