import { rename, rm } from 'node:fs/promises';

/**
 * Puts a complete build in the place of the last one, which is there until then. Only a process that ends between the
 * two renames leaves neither; the next start then builds again.
 */
export async function putInPlace(built: string, place: string): Promise<void> {
  const old = `${place}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(place, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(built, place);
  await rm(old, { recursive: true, force: true });
}
