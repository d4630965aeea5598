import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readBeginning } from '../content/hash-picture.ts';
import { uploadPlace } from '../pictures/pictures.ts';
import { writeWhole } from '../process/private-files.ts';
import type { ContentFileTable, ContentStage, FileState } from '../store/content-tables.ts';
import type { Store } from '../store/tables.ts';

/** What becomes of a file. */
export type FileChange = FileState & { readonly path: string };

/** What is stored of both stages, at the time when a change was begun. */
export type Seen = Readonly<Record<ContentStage, readonly FileChange[]>> & {
  /** By which pending changes are published; once it is cancelled or changed, they are not. */
  readonly schedule?: Schedule;
};

/** When the pending changes are published, and by which device that was decided. */
export type Schedule = { readonly at: number; readonly device: string };

/** A file that is not there. */
export const REMOVED: FileState = { text: null, picture: null };
export const isThere = ({ text, picture }: FileState) => text !== null || picture !== null;
export const isSameState = (one: FileState, other: FileState) =>
  one.text === other.text && one.picture === other.picture;

/** The files of a stage, sorted by path. */
export const readStage = (store: Store, stage: ContentStage): Promise<ContentFileTable[]> =>
  store.selectFrom('content_file').selectAll().where('stage', '=', stage).orderBy('path').execute();

/** What a stage has of a file. */
export const readStored = (store: Store, stage: ContentStage, path: string): Promise<ContentFileTable | undefined> =>
  store.selectFrom('content_file').selectAll().where('stage', '=', stage).where('path', '=', path).executeTakeFirst();

/** Takes a file out of a stage. */
export const deleteStored = (store: Store, stage: ContentStage, path: string) =>
  store.deleteFrom('content_file').where('stage', '=', stage).where('path', '=', path).execute();

/** Who changes files, when, and over which folder. */
export type Saving = {
  /** What the content folder holds at a path. */
  readonly groundOf: (path: string) => FileState;
  readonly device: string;
  readonly now: number;
  /** What these changes were made from. */
  readonly seen?: Seen | undefined;
};

/** Puts a change in the place of what a stage has of its file; nothing if it leaves the file as it is `below` the stage. */
export async function replaceStored(
  store: Store,
  stage: ContentStage,
  change: FileChange,
  below: FileState,
  { groundOf, device, now }: Saving,
): Promise<void> {
  const { path, text, picture } = change;
  await deleteStored(store, stage, path);
  if (isSameState(change, below)) return;
  const ground = groundOf(path).text;
  await store
    .insertInto('content_file')
    .values({ path, stage, text, picture, ground, device, changed_at: now })
    .execute();
}

/** The number of the last publication; 0 before the first. */
export async function readVersion(store: Store): Promise<number> {
  const { id } = await store
    .selectFrom('content_publication')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** Files with others over them; a later one replaces an earlier one of its path. */
export const over = <File extends { readonly path: string }>(
  ...layers: readonly (readonly File[])[]
): readonly File[] => [...new Map(layers.flat().map((file) => [file.path, file])).values()];

/** The bytes of an uploaded picture. Throws when the store does not have it. */
export async function readPicture(store: Store, name: string): Promise<Uint8Array> {
  const pictures = store.selectFrom('content_picture').select('bytes').where('name', '=', name);
  return (await pictures.executeTakeFirstOrThrow()).bytes;
}

/** Where pictures are that this process found whole: hashing hundreds of them again keeps visitors waiting. */
const whole = new Set<string>();

/** Where an uploaded picture is on this server; writes it if it is not there. Throws when the store does not have it. */
export async function placePicture(store: Store, dataDir: string, name: string): Promise<string> {
  const path = uploadPlace(dataDir, name);
  // A power cut can leave less than the whole file.
  const isWhole = existsSync(path) && (whole.has(path) || readBeginning(path).hash === name);
  // Two servers may write at once.
  if (!isWhole) await writeWhole(path, await readPicture(store, name), `${path}.${randomUUID()}.part`);
  whole.add(path);
  return path;
}
