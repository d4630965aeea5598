import { existsSync, readFileSync } from 'node:fs';
import type { Changes } from '../content/changes.ts';
import { type ContentFile, placeIn, readContentFiles } from '../content/content-files.ts';
import { readBeginning } from '../content/hash-picture.ts';
import type { ContentStage, FileState } from '../store/content-tables.ts';
import type { Store } from '../store/tables.ts';
import { mergeFiles, overNow } from './file-text.ts';
import {
  type FileChange,
  openPictureFolder,
  over,
  type PictureFolder,
  REMOVED,
  readStage,
  type Seen,
  type StoredFile,
  toChanges,
} from './stored-files.ts';

/** A changed file, joined with what the folder's file has become since. */
export type JoinedFile = StoredFile & { readonly hasConflict: boolean; readonly isUnreadable?: boolean };

const IS_TEXT = /\.(?:yaml|md|svg)$/;

/** The files of a content folder with what the desk changed over them, published or pending. */
export class ContentStates {
  readonly store: Store;
  readonly folder: string;
  readonly #pictures: PictureFolder;

  constructor({
    store,
    folder,
    dataDir,
  }: { readonly store: Store; readonly folder: string; readonly dataDir: string }) {
    this.store = store;
    this.folder = folder;
    this.#pictures = openPictureFolder(store, dataDir);
  }

  /** The changes that are published. */
  published = (): Promise<readonly JoinedFile[]> => this.#read('published');
  /** Those that wait until they are. */
  pending = (): Promise<readonly JoinedFile[]> => this.#read('pending');
  /** Both as they are stored, without what the folder's files have become since. */
  seen = async (): Promise<Seen> => ({
    published: await readStage(this.store, 'published'),
    pending: await readStage(this.store, 'pending'),
  });
  /** Both: a pending change stands for the published one of its file. */
  drafted = async (): Promise<readonly JoinedFile[]> => over(await this.published(), await this.pending());

  /** Changed files over the content folder, as the content is read. */
  toChanges = (files: readonly FileChange[]): Promise<Changes> => toChanges(files, this.#pictures);

  /** All text files as the pending changes leave them. */
  async files(): Promise<readonly ContentFile[]> {
    return readContentFiles(this.folder, await this.toChanges(await this.drafted())).files;
  }

  /** Those of these text files that there are, as the pending changes leave them. */
  async filesAt(paths: readonly string[]): Promise<readonly ContentFile[]> {
    const drafted = await this.drafted();
    return paths.flatMap((file) => {
      const { text } = drafted.find(({ path }) => path === file) ?? this.groundOf(file);
      return text === null ? [] : { file, text };
    });
  }

  /** A file as the pending changes leave it. */
  stateOf = async (path: string): Promise<FileState> =>
    (await this.drafted()).find((file) => file.path === path) ?? this.groundOf(path);

  /** A file as it is published. */
  publishedState = async (path: string): Promise<FileState> =>
    (await this.published()).find((file) => file.path === path) ?? this.groundOf(path);

  /** Changes over what was published since `then`. */
  async overPublished(files: readonly FileChange[], then: Seen): Promise<readonly FileChange[]> {
    const now = await readStage(this.store, 'published');
    return files.map((change) => {
      const isSame = ({ path }: FileChange) => path === change.path;
      const textIn = (stored: readonly FileChange[]) => (stored.find(isSame) ?? this.groundOf(change.path)).text;
      return overNow(change, textIn(then.published), textIn(now));
    });
  }

  #read = async (stage: ContentStage): Promise<readonly JoinedFile[]> =>
    (await readStage(this.store, stage)).map((file) => this.#overGround(file));

  /** A changed file over the folder's as it is now, which a release may have changed (`mergeFiles`). */
  #overGround(file: StoredFile): JoinedFile {
    const { path, text, ground: before } = file;
    const { text: now } = this.groundOf(path);
    if (text === null || before === null || now === null || before === now) return { ...file, hasConflict: false };
    try {
      return { ...file, ...mergeFiles(path, before, text, now) };
    } catch {
      // The check reports what is wrong with the folder's file.
      return { ...file, text: now, hasConflict: false, isUnreadable: true };
    }
  }

  /** The bytes of an uploaded picture. Throws when the store does not have it. */
  readPicture = async (name: string): Promise<Uint8Array> => {
    const pictures = this.store.selectFrom('content_picture').select('bytes').where('name', '=', name);
    return (await pictures.executeTakeFirstOrThrow()).bytes;
  };

  /** Drops the published changes that the folder holds as well, because they were pulled into it. */
  async dropPulled(): Promise<void> {
    for (const { path, text, picture, isUnreadable } of await this.published()) {
      if (isUnreadable) continue;
      const ground = this.groundOf(path);
      const isThere = picture ? await this.#isPulled(path, picture) : ground.text === text && ground.picture === null;
      if (!isThere) continue;
      await this.store.deleteFrom('content_file').where('path', '=', path).where('stage', '=', 'published').execute();
    }
  }

  #isPulled = async (path: string, picture: string): Promise<boolean> =>
    existsSync(placeIn(this.folder, path)) && readBeginning(placeIn(this.folder, path)).hash === picture;

  /** A file of the content folder. */
  groundOf = (path: string): FileState => {
    const place = placeIn(this.folder, path);
    if (!existsSync(place)) return REMOVED;
    return IS_TEXT.test(path) ? { text: readFileSync(place, 'utf8'), picture: null } : { text: null, picture: path };
  };
}
