import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes the letters on disk, unfinished ones too, of the requests with these references; returns how many. */
export async function removeLetterFiles(folder: string, references: ReadonlySet<string>): Promise<number> {
  // There is no such folder where letters go by SMTP.
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const mine = names.filter((name) => references.has(name.replace(/\.eml(\.part)?$/, '')));
  for (const name of mine) await rm(join(folder, name), { force: true });
  return mine.length;
}
