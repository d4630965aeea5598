import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../process/log.ts';
import { writeWhole } from '../process/private-files.ts';

/** Files that were made before, by name. */
export type KeptPictures = {
  /** Resolves to undefined when there is none. */
  readonly find: (name: string) => Promise<Buffer | undefined>;
  /** Never rejects: a picture that cannot be kept is made again. */
  readonly keep: (name: string, picture: Buffer) => Promise<void>;
};

const UNFINISHED = '.part';
/** Longer than any file takes to write. */
const LEFT_BEHIND_MS = 60_000;

/** Keeps pictures in `folder`, which is created with the first of them. */
export function openKeptPictures(folder: string, log: Log): KeptPictures {
  let isWarned = false;
  const warn = (error: unknown) => {
    if (!isWarned) log.warn({ err: error }, 'pictures cannot be kept and are made for each request');
    isWarned = true;
  };
  void removeUnfinished(folder);
  return {
    find: (name) => readFile(join(folder, name)).catch(() => undefined),
    keep: (name, picture) =>
      writeWhole(join(folder, name), picture, join(folder, `${name}.${randomUUID()}${UNFINISHED}`)).catch(warn),
  };
}

/** Removes what killed servers left; another server on the same folder may be writing younger files. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(UNFINISHED))) {
    const path = join(folder, name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true }).catch(() => {});
  }
}
