import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHANGED_CODE, type PictureJob } from './picture-job.ts';

/** Makes a picture; undefined when its file is no longer the one that the content describes. */
export type MakePicture = (job: PictureJob, signal: AbortSignal) => Promise<Buffer | undefined>;

/** Beside this file, in a checkout as well as in the bundle. */
const PROGRAM = fileURLToPath(new URL(`./picture-process${extname(import.meta.filename)}`, import.meta.url));
/** The largest photograph in the largest size takes a few seconds, and many times that on a busy machine. */
const LONGEST_MS = 120_000;
const MEMORY = '--max-old-space-size=256';
const MAX_BYTES = 64 * 1024 * 1024;

/** Runs the picture process, killed after `timeout` in milliseconds. Rejects when it fails or is killed. */
export function runPictureProcess(
  job: PictureJob,
  signal: AbortSignal,
  timeout = LONGEST_MS,
): Promise<Buffer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  // It needs none of the server's settings, some of which are secret.
  const limits = { encoding: 'buffer', maxBuffer: MAX_BYTES, timeout, killSignal: 'SIGKILL', env: {}, signal } as const;
  const child = execFile(process.execPath, [MEMORY, PROGRAM], limits, (error, picture) => {
    if (!error) resolve(picture);
    else if (error.code === CHANGED_CODE) resolve(undefined);
    else reject(new Error(`the picture process ended with ${error.signal ?? error.code}`, { cause: error }));
  });
  // A process that died before it had read its job; the callback above tells why.
  child.stdin?.on('error', () => {});
  child.stdin?.end(JSON.stringify(job));
  return promise;
}
