import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the `.eml` files of the leads with these references, unfinished `.part` files included, and those last
 * written before `oldest` (milliseconds since the epoch) whose names begin with `prefix`. Returns the number of deleted
 * files.
 */
export async function deleteEmlFiles(
  folder: string,
  references: ReadonlySet<string>,
  oldest?: number,
  prefix = '',
): Promise<number> {
  const names = await readdir(folder).catch(ifAbsent);
  let count = 0;
  for (const name of names.filter((found) => /\.eml(\.part)?$/.test(found))) {
    const path = join(folder, name);
    const isListed = references.has(name.replace(/\.eml(\.part)?$/, ''));
    const isDue = isListed || (oldest !== undefined && name.startsWith(prefix) && (await lastWritten(path)) < oldest);
    if (!isDue) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/** Infinity for a file that was deleted meanwhile. */
const lastWritten = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );

/** The folder exists only when the file transport is in use. */
function ifAbsent(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
