import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Drawing } from '../../domain/site/drawing.ts';
import type { PictureFormat } from '../../domain/site/picture-address.ts';
import { hashPicture } from '../content/hash-picture.ts';

/** A file of the content, and the hash that it had when the content was read. */
export type PictureSource = { readonly file: string; readonly hash: string };

/**
 * What the picture process makes: a photograph in another size and format, an uploaded file without metadata, or a drawing
 * as a PNG.
 */
export type PictureJob =
  | { readonly source: PictureSource; readonly width: number; readonly format: PictureFormat }
  | { readonly upload: string }
  | { readonly drawing: Drawing };

/**
 * The code with which the process ends when the file is no longer the one that the content describes, or an uploaded one
 * is no photograph.
 */
export const CHANGED_CODE = 3;

/** The bytes of a file; undefined when it is gone or has changed. A symbolic link is not followed. */
export async function readPictureFile({ file, hash }: PictureSource): Promise<Buffer | undefined> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  await using opened = await open(file, flags).catch(() => undefined);
  const isFile = (await opened?.stat())?.isFile();
  const bytes = isFile ? await opened?.readFile() : undefined;
  return bytes && hashPicture(bytes) === hash ? bytes : undefined;
}
