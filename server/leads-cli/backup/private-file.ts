import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { usageProblems } from '../../../content/leads-words.ts';
import { PRIVATE_FILE } from '../../process/private-files.ts';
import { UsageError } from '../terminal/problems.ts';

/**
 * Makes a new file that only its owner can read. `fill` gets it open, and its path until it is complete: then it is
 * on the disk and gets its name, which holds an empty file meanwhile. When anything fails nothing is left. Throws
 * UsageError when there is a file of that name.
 */
export async function writePrivateFile<Result>(
  path: string,
  fill: (file: FileHandle, draft: string) => Promise<Result>,
): Promise<Result> {
  await reserve(path);
  const draft = `${path}.part`;
  try {
    // One that a cut-off run left behind is worth nothing.
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

/** A new name is safe only once its folder is on the disk; some systems cannot sync one, and need not. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
}
