import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Changes } from '../content/changes.ts';
import { readBeginning } from '../content/hash-picture.ts';
import { uploadPlace } from '../pictures/upload-place.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../process/private-files.ts';
import type { ContentFileTable, ContentStage, FileState } from '../store/content-tables.ts';
import type { Store } from '../store/tables.ts';

/** A file that the desk changed. */
export type StoredFile = ContentFileTable;
/** What becomes of a file. */
export type FileChange = FileState & { readonly path: string };

/** What is stored of both stages, at the time when a change was begun. */
export type Seen = Readonly<Record<ContentStage, readonly FileChange[]>>;

/** A file that is not there. */
export const REMOVED: FileState = { text: null, picture: null };

/** The files of a stage, sorted by path. */
export const readStage = (store: Store, stage: ContentStage): Promise<StoredFile[]> =>
  store.selectFrom('content_file').selectAll().where('stage', '=', stage).orderBy('path').execute();

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

/** Uploaded pictures as files of this server, by their hash. */
export type PictureFolder = {
  /** Where a picture is on this server; writes it if it is not there. Throws when the store does not have it. */
  readonly place: (name: string) => Promise<string>;
};

export function openPictureFolder(store: Store, dataDir: string): PictureFolder {
  return {
    async place(name) {
      const path = uploadPlace(dataDir, name);
      // A power cut can leave less than the whole file.
      if (existsSync(path) && readBeginning(path).hash === name) return path;
      const { bytes } = await store
        .selectFrom('content_picture')
        .select('bytes')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
      // Two servers may write at once.
      const draft = `${path}.${process.pid}.part`;
      writeFileSync(draft, bytes, { mode: PRIVATE_FILE, flush: true });
      renameSync(draft, path);
      return path;
    },
  };
}

/** Files as changes over a content folder. */
export async function toChanges(
  files: readonly (FileChange & { readonly changed_at?: number })[],
  pictures: PictureFolder,
): Promise<Changes> {
  // A picture of the folder that was brought back is read from there.
  const changed = files.filter(({ path, picture }) => picture !== path);
  const changes = changed.map(async ({ path, text, picture, changed_at: at }) => {
    if (picture) return [path, { place: await pictures.place(picture) }] as const;
    const day = new Date(at ?? Date.now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
    return [path, text === null ? null : { text, changed: day }] as const;
  });
  // In one order, by which the same changes are known again.
  return Object.fromEntries((await Promise.all(changes)).toSorted(([one], [other]) => one.localeCompare(other)));
}
