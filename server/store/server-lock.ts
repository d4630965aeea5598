import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../process/private-files.ts';
import { MOVED_FILE, SQLITE_FILE } from './sqlite.ts';
import { isBusy } from './sqlite-driver.ts';
import type { StorePlace } from './store.ts';
import { StoreError } from './store-error.ts';

const LOCK_FILE = 'server.lock';
/** How long the previous server may take to finish its shutdown. */
const WAIT_MS = 2_000;
const MOVED = `DATA_DIR: ${SQLITE_FILE} was moved to PostgreSQL: set DATABASE_URL, or, to go back to the state before the move, rename ${MOVED_FILE} to ${SQLITE_FILE}`;

/**
 * Locks the store for a server, which several may share in PostgreSQL; see `lockDataDir`. Throws StoreError where an empty
 * SQLite file would take the place of one that was moved to PostgreSQL.
 */
export function lockStore({ DATABASE_URL, DATA_DIR }: StorePlace): () => void {
  if (DATABASE_URL) return () => {};
  const unlock = lockDataDir(DATA_DIR);
  // Not before: the move holds the lock while it renames the file.
  if (!isMoved(DATA_DIR)) return unlock;
  unlock();
  throw new StoreError(MOVED);
}

/** Whether the SQLite file of the folder was moved to PostgreSQL, and none has taken its place. */
export const isMoved = (dataDir: string): boolean =>
  existsSync(join(dataDir, MOVED_FILE)) && !existsSync(join(dataDir, SQLITE_FILE));

/**
 * Locks the folder for this process: a second server on the same SQLite file would send emails in flight a second time, and
 * what a restore or a move replaces is lost for a server. The lock ends with the process, however it dies, or when the
 * returned function is called. Throws StoreError when another process holds it.
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
    throw new StoreError(
      `DATA_DIR: another server, or leads restore or move, is working in ${dataDir}; several servers need DATABASE_URL`,
    );
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
