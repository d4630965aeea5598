import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PRIVATE_FILE } from '../../process/private-files.ts';
import { UsageError } from '../terminal/problems.ts';
import { usageProblems } from '../words.ts';

/**
 * Creates a file with mode 600 atomically. `fill` writes a draft, given as handle and path, which has a name of its own;
 * once it is synced it gets that of the file. A failure leaves nothing. Throws UsageError when the file exists and is not
 * empty.
 */
export async function writePrivateFile<Result>(
  path: string,
  fill: (file: FileHandle, draft: string) => Promise<Result>,
): Promise<Result> {
  expectVacant(path);
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await using file = await open(draft, 'wx', PRIVATE_FILE);
    const result = await fill(file, draft);
    await file.sync();
    // Another run may have been faster.
    expectVacant(path);
    await rename(draft, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    // With what SQLite writes beside it.
    const left = ['', '-journal', '-wal', '-shm'].map((suffix) => rm(draft + suffix, { force: true }));
    await Promise.allSettled(left);
    throw error;
  }
}

function expectVacant(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found && !(found.isFile() && found.size === 0)) throw new UsageError(usageProblems.fileExists(path));
}

/** Makes a rename durable, as far as the file system can sync folders. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
}
