import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes the `.eml` files of the leads with these references, unfinished ones included; returns their number. */
export async function removeLetterFiles(folder: string, references: ReadonlySet<string>): Promise<number> {
  // Only the file transport creates this folder.
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const mine = names.filter((name) => references.has(name.replace(/\.eml(\.part)?$/, '')));
  for (const name of mine) await rm(join(folder, name), { force: true });
  return mine.length;
}
