import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PRIVATE_FILE } from '../../process/private-files.ts';
import { UsageError } from '../terminal/problems.ts';
import { usageProblems } from '../words.ts';

/** What ends the tool: Ctrl-C, `kill`, a terminal that is closed. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Creates a file with mode 600 atomically. `fill` writes a draft, given as handle and path, which has a name of its own;
 * once it is synced it gets that of the file. A failure or a signal leaves nothing. Throws UsageError when the file exists
 * and is not empty.
 */
export async function writePrivateFile<Result>(
  path: string,
  fill: (file: FileHandle, draft: string) => Promise<Result>,
): Promise<Result> {
  expectVacant(path);
  const draft = `${path}.${randomUUID()}.part`;
  const end = () => void remove(draft).then(() => process.exit(1));
  // Ctrl-C through npm comes twice.
  for (const signal of ENDING) process.on(signal, end);
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
    await remove(draft);
    throw error;
  } finally {
    for (const signal of ENDING) process.off(signal, end);
  }
}

/** Removes a draft, with what SQLite writes beside it. */
const remove = (draft: string) =>
  Promise.allSettled(['', '-journal', '-wal', '-shm'].map((suffix) => rm(draft + suffix, { force: true })));

function expectVacant(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found && !(found.isFile() && found.size === 0)) throw new UsageError(usageProblems.fileExists(path));
}

/** Makes a rename durable, as far as the file system can sync folders. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
}
