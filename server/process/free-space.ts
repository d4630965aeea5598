import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** With less free space than this, the store soon takes no more leads. */
export const LITTLE_SPACE_BYTES = 200_000_000;

/** Free bytes on the disk of a folder; undefined when there is no such folder. */
export async function readFreeBytes(folder: string): Promise<number | undefined> {
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
