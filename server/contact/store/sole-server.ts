import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './postgres.ts';

/** How long a server that is just stopping is waited for. */
const WAIT_MS = 2_000;
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/**
 * Takes a folder for this server alone: a second one on the same SQLite file would send again what the first has
 * in flight. The lock falls with the process, however that ends; the returned function lets go of it earlier.
 * Throws a StoreError that names the variable when another server has the folder.
 */
export function takeFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(dataDir, 'server.lock');
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  const lock = new DatabaseSync(path, { timeout: WAIT_MS });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new StoreError(`DATA_DIR: another server is working in ${dataDir}; several need DATABASE_URL`);
  }
  return () => lock.close();
}
