import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../process/private-files.ts';
import { isBusy } from './sqlite-driver.ts';
import { StoreError } from './store-error.ts';

const LOCK_FILE = 'server.lock';
/** How long the previous server may take to finish its shutdown. */
const WAIT_MS = 2_000;

/**
 * Locks the folder for this server: a second one on the same SQLite file would send emails in flight a second time. The
 * lock ends with the process, however it dies, or when the returned function is called. Throws StoreError when another
 * server holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(dataDir, LOCK_FILE);
  // Emptied, because nothing is ever written to it: what a damaged one contains would keep SQLite from locking it.
  closeSync(openSync(path, 'w', PRIVATE_FILE));
  const lock = new DatabaseSync(path, { timeout: WAIT_MS });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StoreError(`DATA_DIR: another server is working in ${dataDir}; several need DATABASE_URL`);
  }
  return () => lock.close();
}

/** Whether a server works in the folder; in one where none ever did, nothing is created. */
export function isServed(dataDir: string): boolean {
  if (!existsSync(join(dataDir, LOCK_FILE))) return false;
  try {
    lockDataDir(dataDir)();
    return false;
  } catch (error) {
    if (error instanceof StoreError) return true;
    throw error;
  }
}
