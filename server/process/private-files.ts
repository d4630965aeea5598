import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Modes of everything under `DATA_DIR`: only the server's user may read it. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/**
 * Writes a file whole or not at all, so that neither a reader nor a crash sees a part of it; its folder is created. Until
 * it is complete its name is `draft`. Rejects with the error of the file system, and leaves no draft.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  draft: string,
  mode = PRIVATE_FILE,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  try {
    await writeFile(draft, content, { mode, flush: true });
    // The mask of the process may have taken rights away.
    await chmod(draft, mode);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
