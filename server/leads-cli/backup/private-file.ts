import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { usageProblems } from '../../../content/leads-words.ts';
import { PRIVATE_FILE } from '../../process/private-files.ts';
import { UsageError } from '../terminal/problems.ts';

/**
 * Creates a file with mode 600 atomically. `fill` writes a draft, given as handle and path; the synced draft then
 * replaces the empty file that reserves the name. A failure leaves no file. Throws UsageError when the file exists.
 */
export async function writePrivateFile<Result>(
  path: string,
  fill: (file: FileHandle, draft: string) => Promise<Result>,
): Promise<Result> {
  await reserve(path);
  const draft = `${path}.part`;
  try {
    // An interrupted run may have left a draft.
    await rm(draft, { force: true });
    await using file = await open(draft, 'wx', PRIVATE_FILE);
    const result = await fill(file, draft);
    await file.sync();
    await rename(draft, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await Promise.allSettled([path, draft].map((name) => rm(name, { force: true })));
    throw error;
  }
}

async function reserve(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', PRIVATE_FILE)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new UsageError(usageProblems.fileExists(path));
    throw error;
  }
}

/** Makes a rename durable, as far as the file system can sync folders. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
}
