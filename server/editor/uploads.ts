import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { sql } from 'kysely';
import type { UploadProblem } from '../../domain/desk/editor/photo-views.ts';
import { photoFile } from '../../domain/site/photo.ts';
import { slugify } from '../../domain/site/slug.ts';
import { placeIn } from '../content/content-files.ts';
import { hashPicture } from '../content/hash-picture.ts';
import { TooBusy } from '../http/render-queue.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Store } from '../store/tables.ts';
import type { Editor } from './editor.ts';
import { type FileChange, isThere } from './stored-files.ts';

/** The most that pending pictures may take, in bytes. */
const PENDING_BYTES = 200 * 1024 * 1024;

/** How long a photograph is kept that nothing names. */
const DISCARDED_MS = 30 * 24 * 3_600_000;

/** A file as it was sent: its name, and where it is on this server. */
export type Upload = { readonly name: string; readonly file: string };

/** Re-encodes an uploaded photograph and stores it; returns what adds it, or why it is refused. Rejects when that fails. */
export async function takeUpload(
  editor: Editor,
  pictures: Pick<Pictures, 'accept'>,
  { name, file }: Upload,
  { replaced, now }: { readonly replaced?: string | undefined; readonly now: number },
): Promise<FileChange | UploadProblem> {
  const bytes = await pictures.accept(file).catch((error: unknown) => {
    if (error instanceof TooBusy) return 'busy' as const;
    throw error;
  });
  if (bytes === 'busy') return bytes;
  if (!bytes) return 'notPhoto';
  const { store } = editor;
  await purgeUploads(store, now);
  if ((await pendingBytes(editor)) + bytes.length > PENDING_BYTES) return 'tooMuch';
  const picture = await storePicture(store, bytes, now);
  // An upload that broke is sent again as a whole; what is pending in place of another photograph is none of it.
  const published = await editor.published();
  const isNew = ({ path }: FileChange) => !isThere(editor.stateIn(published, path));
  const arrived = (await editor.pending()).find((one) => one.picture === picture && isNew(one))?.path;
  const path = replaced && isPhotoPath(replaced) ? replaced : arrived;
  return { path: path ?? (await editor.freePath(pathsOf(name, bytes))), text: null, picture };
}

/** Stores the bytes of a picture and returns the name that they have there. */
async function storePicture(store: Store, bytes: Uint8Array, now: number): Promise<string> {
  const name = hashPicture(bytes);
  const insertion = store.insertInto('content_picture').values({ name, bytes, added_at: now });
  await insertion.onConflict((conflict) => conflict.column('name').doNothing()).execute();
  return name;
}

/** Stores a picture of the folder before another takes its place there, so that the history can bring it back. */
export async function keepReplaced({ store, folder }: Editor, path: string, now: number): Promise<void> {
  const picture = await storePicture(store, readFileSync(placeIn(folder, path)), now);
  const history = store.updateTable('content_history').where('path', '=', path);
  await history.where('picture_before', '=', path).set({ picture_before: picture }).execute();
  await history.where('picture_after', '=', path).set({ picture_after: picture }).execute();
  const stored = store.updateTable('content_file').where('path', '=', path);
  await stored.where('picture', '=', path).set({ picture }).execute();
}

const FOLDER = 'content/images/';
/** Whether a path of the content is that of a photograph or a logo that forms can name. */
export const isPhotoPath = (path: string): boolean =>
  path.startsWith(FOLDER) && photoFile.safeParse(path.slice(FOLDER.length)).success;

/** Deletes photographs that were uploaded and discarded a while ago: neither the content nor its history names them. */
async function purgeUploads(store: Store, now: number): Promise<void> {
  const files = store.selectFrom('content_file').select('picture').where('picture', 'is not', null);
  const history = (column: 'picture_before' | 'picture_after') =>
    store.selectFrom('content_history').select(`${column} as picture`).where(column, 'is not', null);
  await store
    .deleteFrom('content_picture')
    .where('added_at', '<', now - DISCARDED_MS)
    .where('name', 'not in', files.union(history('picture_before')).union(history('picture_after')))
    .execute();
}

async function pendingBytes({ store }: Editor): Promise<number> {
  const { bytes } = await store
    .selectFrom('content_picture')
    .innerJoin('content_file', 'content_file.picture', 'content_picture.name')
    .where('stage', '=', 'pending')
    .select(sql<number>`coalesce(sum(length(bytes)), 0)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** The paths for a photograph, from the name that it had on the telephone. */
function pathsOf(name: string, bytes: Uint8Array): (ending: string) => string {
  const { type = 'jpg' } = imageSize(bytes);
  const slug = slugify(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'foto';
  return (ending) => `${FOLDER}${slug}${ending}.${type === 'mif1' ? 'avif' : type}`;
}
