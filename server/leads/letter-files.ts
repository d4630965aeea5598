import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** `IL-7F3K2Q.eml`, an unfinished `IL-7F3K2Q.eml.part`, an acknowledgement `IL-7F3K2Q-ack.eml`. */
const LETTER_FILE = /^(?<reference>[^.-]+-[^.-]+)[.-].*$/;

/** Deletes the letters on disk of the requests with these references; returns how many. */
export async function removeLetterFiles(folder: string, references: ReadonlySet<string>): Promise<number> {
  const mine = (await readFolder(folder)).filter((name) =>
    references.has(LETTER_FILE.exec(name)?.groups?.['reference'] ?? ''),
  );
  for (const name of mine) await rm(join(folder, name), { force: true });
  return mine.length;
}

/** The names in a folder; none when there is no such folder, as with letters that go by SMTP. */
async function readFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
