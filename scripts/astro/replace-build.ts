import { rename, rm } from 'node:fs/promises';

/**
 * Replaces the previous build with a complete new one. A crash between the two renames leaves no build; the next start
 * then builds again.
 */
export async function replaceBuild(built: string, place: string): Promise<void> {
  const old = `${place}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(place, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(built, place);
  await rm(old, { recursive: true, force: true });
}
