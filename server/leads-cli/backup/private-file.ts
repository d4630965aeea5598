import { closeSync, lstatSync, openSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PRIVATE_FILE } from '../../process/private-files.ts';
import { UsageError } from '../terminal/problems.ts';
import { usageProblems } from '../words.ts';

/**
 * Creates a file with mode 600 atomically. `fill` writes a draft, given as handle and path; the synced draft then
 * replaces the empty file that reserves the name. A failure leaves no file, and what a killed run left is replaced.
 * Throws UsageError when the file exists.
 */
export async function writePrivateFile<Result>(
  path: string,
  fill: (file: FileHandle, draft: string) => Promise<Result>,
): Promise<Result> {
  using _reserved = reserve(path);
  const draft = `${path}.part`;
  try {
    await removeDraft(draft);
    await using file = await open(draft, 'wx', PRIVATE_FILE);
    const result = await fill(file, draft);
    await file.sync();
    await rename(draft, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await Promise.allSettled([rm(path, { force: true }), removeDraft(draft)]);
    throw error;
  }
}

/** Removes the draft of a killed run, and the journals that SQLite would play back into the next draft of this name. */
async function removeDraft(draft: string): Promise<void> {
  for (const suffix of ['', '-journal', '-wal', '-shm']) await rm(draft + suffix, { force: true });
}

/**
 * Reserves the name with an empty file, and with SQLite's lock on it, which ends with the process: an empty file that is
 * not locked was left by a killed run.
 */
function reserve(path: string): DatabaseSync {
  const isNew = create(path);
  if (!isNew && !isEmptyFile(path)) throw new UsageError(usageProblems.fileExists(path));
  const lock = new DatabaseSync(path);
  try {
    // Otherwise the lock comes with an empty journal beside the file.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch {
    // A new file is ours even where the file system has no locks.
    if (isNew) return lock;
    lock.close();
    throw new UsageError(usageProblems.fileExists(path));
  }
  return lock;
}

/** Creates an empty file; false when something has this name. */
function create(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', PRIVATE_FILE));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isEmptyFile(path: string): boolean {
  const file = lstatSync(path);
  return file.isFile() && file.size === 0;
}

/** Makes a rename durable, as far as the file system can sync folders. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
}
