import type { FileState } from '../store/content-tables.ts';
import { lockUntilCommit } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';
import { type FileChange, readVersion } from './stored-files.ts';

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
  /** Pending changes of the files that were saved later stay; `now` by default. */
  readonly begun?: number;
};

type Connection = Pick<Store, 'selectFrom' | 'insertInto' | 'deleteFrom'>;

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
  transaction: Connection,
  publication: number,
  { path, text, picture }: FileChange,
  { groundOf, device, now, begun = now }: Omit<Publication, 'base' | 'files'>,
): Promise<void> {
  const files = transaction.selectFrom('content_file').select(['text', 'picture']).where('path', '=', path);
  const published = await files.where('stage', '=', 'published').executeTakeFirst();
  const ground = groundOf(path);
  const before = published ?? ground;
  if (before.text !== text || before.picture !== picture) {
    const states = { text_before: before.text, text_after: text };
    const pictures = { picture_before: before.picture, picture_after: picture };
    await transaction
      .insertInto('content_history')
      .values({ publication, path, ...states, ...pictures })
      .execute();
  }
  await transaction
    .deleteFrom('content_file')
    .where('path', '=', path)
    .where(({ or, eb }) => or([eb('stage', '=', 'published'), eb('changed_at', '<=', begun)]))
    .execute();
  if (ground.text === text && ground.picture === picture) return;
  const row = { path, text, picture, ground: ground.text, device, changed_at: now };
  await transaction
    .insertInto('content_file')
    .values({ ...row, stage: 'published' })
    .execute();
}

/** Keeps a change as pending; one that leaves the file as it is published is dropped. */
export async function savePending(
  store: Store,
  files: readonly FileChange[],
  given: Pick<Publication, 'groundOf' | 'device' | 'now'>,
) {
  const { groundOf, device, now } = given;
  await store.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'content');
    for (const { path, text, picture } of files) {
      const rows = transaction.selectFrom('content_file').selectAll().where('path', '=', path);
      const published = (await rows.where('stage', '=', 'published').executeTakeFirst()) ?? groundOf(path);
      await transaction.deleteFrom('content_file').where('path', '=', path).where('stage', '=', 'pending').execute();
      if (published.text === text && published.picture === picture) continue;
      const row = { path, text, picture, ground: groundOf(path).text, device, changed_at: now };
      await transaction
        .insertInto('content_file')
        .values({ ...row, stage: 'pending' })
        .execute();
    }
    await forgetIdleSchedule(transaction);
  });
}

/** Drops the pending changes of files. */
export async function discardPending(store: Store, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await store.deleteFrom('content_file').where('stage', '=', 'pending').where('path', 'in', paths).execute();
  await forgetIdleSchedule(store);
}

/** Forgets when to publish once nothing is pending: what is saved later was not meant by it. */
const forgetIdleSchedule = (store: Connection) =>
  store
    .deleteFrom('content_schedule')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('content_file').select('path').where('stage', '=', 'pending'))),
    )
    .execute();
