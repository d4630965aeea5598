import { existsSync, readFileSync } from 'node:fs';
import { type Changes, type ContentFile, placeIn, readContentFiles } from '../content/content-files.ts';
import { readBeginning } from '../content/hash-picture.ts';
import type { ContentFileTable, ContentStage, FileState } from '../store/content-tables.ts';
import type { Store } from '../store/tables.ts';
import { type Joined, overNow } from './file-text.ts';
import { dropPulled } from './pending.ts';
import {
  type FileChange,
  isSameState,
  isThere,
  over,
  placePicture,
  REMOVED,
  readStage,
  type Seen,
} from './stored-files.ts';

/** A changed file, joined with what the folder's file has become since. */
type JoinedFile = Joined<ContentFileTable>;

const IS_TEXT = /\.(?:yaml|md|svg)$/;

/** The files of a content folder with what the desk changed over them, published or pending. */
export class ContentStates {
  readonly store: Store;
  readonly folder: string;
  readonly #dataDir: string;

  constructor(place: { readonly store: Store; readonly folder: string; readonly dataDir: string }) {
    this.store = place.store;
    this.folder = place.folder;
    this.#dataDir = place.dataDir;
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
  async toChanges(files: readonly (FileChange & { readonly changed_at?: number })[]): Promise<Changes> {
    // A picture of the folder that was brought back is read from there.
    const changed = files.filter(({ path, picture }) => picture !== path);
    const changes = changed.map(async ({ path, text, picture, changed_at: at }) => {
      if (picture) return [path, { place: await placePicture(this.store, this.#dataDir, picture) }] as const;
      const day = new Date(at ?? Date.now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
      return [path, text === null ? null : { text, changed: day }] as const;
    });
    // In one order, by which the same changes are known again.
    return Object.fromEntries((await Promise.all(changes)).toSorted(([one], [other]) => one.localeCompare(other)));
  }

  /** All text files as the pending changes leave them. */
  async files(): Promise<readonly ContentFile[]> {
    return readContentFiles(this.folder, await this.toChanges(await this.drafted())).files;
  }

  /** Those of these text files that there are, as the pending changes leave them. */
  async filesAt(paths: readonly string[]): Promise<readonly ContentFile[]> {
    const drafted = await this.drafted();
    return paths.flatMap((file) => {
      const { text } = this.stateIn(drafted, file);
      return text === null ? [] : { file, text };
    });
  }

  /** A file as the pending changes leave it. */
  stateOf = async (path: string): Promise<FileState> => this.stateIn(await this.drafted(), path);

  /** A file as it is published. */
  publishedState = async (path: string): Promise<FileState> => this.stateIn(await this.published(), path);

  /** The first path without a file, of those with an ending of none, `-2`, `-3` and so on. */
  async freePath(pathOf: (ending: string) => string, isTaken = async (_path: string) => false): Promise<string> {
    const drafted = await this.drafted();
    for (let number = 1; ; number += 1) {
      const path = pathOf(number === 1 ? '' : `-${number}`);
      if (!isThere(this.stateIn(drafted, path)) && !(await isTaken(path))) return path;
    }
  }

  /** Changes over what was published since `then`. */
  async overPublished(files: readonly FileChange[], then: Seen): Promise<readonly FileChange[]> {
    const now = await readStage(this.store, 'published');
    const textIn = (stored: readonly FileChange[], path: string) => this.stateIn(stored, path).text;
    return files.map((change) => overNow(change, textIn(then.published, change.path), textIn(now, change.path)));
  }

  /** A file as these changes leave it. */
  stateIn = (files: readonly FileChange[], path: string): FileState =>
    files.find((file) => file.path === path) ?? this.groundOf(path);

  #read = async (stage: ContentStage): Promise<readonly JoinedFile[]> =>
    (await readStage(this.store, stage)).map((file) => this.#overGround(file));

  /** A changed file over the folder's as it is now, which a release may have changed. */
  #overGround(file: ContentFileTable): JoinedFile {
    const { text } = this.groundOf(file.path);
    const joined = overNow(file, file.ground, text);
    // The check reports what is wrong with the folder's file.
    return joined.isUnreadable ? { ...joined, text } : joined;
  }

  /** Drops the published changes that the folder holds as well, because they were pulled into it. */
  async dropPulled(): Promise<void> {
    for (const stored of await readStage(this.store, 'published')) {
      const file = this.#overGround(stored);
      const ground = this.groundOf(file.path);
      const isPulled = file.picture ? this.#holds(file.path, file.picture) : isSameState(file, ground);
      if (isPulled && !file.isUnreadable) await dropPulled(this.store, stored, ground.text);
    }
  }

  /** Whether a picture with this hash is pending, also one of the folder that comes back. */
  async hasPendingPicture(hash: string): Promise<boolean> {
    const pending = this.store.selectFrom('content_file').select(['path', 'picture']).where('stage', '=', 'pending');
    const pictures = await pending.where('picture', 'is not', null).execute();
    return pictures.some(({ path, picture }) => picture === hash || (picture === path && this.#holds(path, hash)));
  }

  /** Whether a file is the folder's photograph, and that is the one in the store of a state: it was pulled. */
  isPulled = (path: string, now: FileState, { picture }: FileState): boolean =>
    now.picture === path && picture !== null && this.#holds(path, picture);

  #holds = (path: string, picture: string): boolean =>
    existsSync(placeIn(this.folder, path)) && readBeginning(placeIn(this.folder, path)).hash === picture;

  /** A file of the content folder. */
  groundOf = (path: string): FileState => {
    const place = placeIn(this.folder, path);
    if (!existsSync(place)) return REMOVED;
    if (!IS_TEXT.test(path)) return { text: null, picture: path };
    // Without a byte order mark, as the content is read.
    return { text: new TextDecoder().decode(readFileSync(place)), picture: null };
  };
}
