import { type ExecFileException, execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

/** Makes a picture; undefined when its file is no longer the one that the content describes. */
export type MakePicture = (job: PictureJob, signal: AbortSignal) => Promise<Buffer | undefined>;

/** Beside this file, in a checkout as well as in the bundle. */
const PROGRAM = fileURLToPath(new URL(`./picture-process${extname(import.meta.filename)}`, import.meta.url));
/** The largest photograph in the largest size takes a few seconds, and many times that on a busy machine. */
const LONGEST_MS = 120_000;
const MEMORY = '--max-old-space-size=256';
const MAX_BYTES = 64 * 1024 * 1024;

/** Runs the picture process, killed after `timeout` in milliseconds. Rejects when it fails or is killed. */
export async function runPictureProcess(job: PictureJob, signal: AbortSignal, timeout = LONGEST_MS) {
  // It needs none of the server's settings, some of which are secret.
  const limits = { encoding: 'buffer', maxBuffer: MAX_BYTES, timeout, killSignal: 'SIGKILL', env: {}, signal } as const;
  const running = promisify(execFile)(process.execPath, [MEMORY, PROGRAM], limits);
  // A process that died before it had read its job; what is awaited below tells why.
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(JSON.stringify(job));
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, signal: killedBy } = error as ExecFileException;
    if (code === CHANGED_CODE) return undefined;
    // The log shows the code: SIGKILL when time or memory was up.
    throw Object.assign(new Error('the picture process ended'), { code: killedBy ?? code });
  }
}
