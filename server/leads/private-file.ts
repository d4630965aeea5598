import { type FileHandle, open, rm } from 'node:fs/promises';
import { usageProblems } from '../../content/leads-words.ts';
import { UsageError } from './problems.ts';

const PRIVATE_FILE = 0o600;

/** Makes a new file that only its owner can read. Throws UsageError when there is one of that name. */
export async function createPrivateFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', PRIVATE_FILE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new UsageError(usageProblems.fileExists(path));
    throw error;
  }
}

/**
 * Has a new private file filled by `fill` and puts it on the disk before it resolves. When anything fails
 * nothing is left under that name.
 */
export async function writePrivateFile<Result>(
  path: string,
  fill: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await createPrivateFile(path);
  try {
    const result = await fill(file);
    await file.sync();
    return result;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
