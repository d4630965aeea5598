import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { isMoved, isServed } from '../store/server-lock.ts';
import { expectFileOfLog, openSqlite, SQLITE_FILE } from '../store/sqlite.ts';
import { isUsedByEarlierServer, openStore, type StorePlace } from '../store/store.ts';
import type { Store } from '../store/tables.ts';
import { ToolError } from './terminal/problems.ts';
import { problemWords, storeProblems } from './words.ts';

/**
 * Path of the SQLite file. Throws ToolError when it does not exist, so that the tool never creates a store, StoreError when
 * only its write-ahead log is there, and the error of a folder that this user may not open.
 */
export function findStoreFile({ DATA_DIR }: StorePlace): string {
  const path = join(DATA_DIR, SQLITE_FILE);
  const isThere = statSync(path, { throwIfNoEntry: false }) !== undefined;
  // First: what a running server holds is newer than a file that was moved before.
  if (!isThere && isServed(DATA_DIR)) throw new ToolError(problemWords.storeGone(path));
  if (isMoved(DATA_DIR)) throw new ToolError(problemWords.storeMoved(path));
  expectFileOfLog(path);
  if (!isThere) throw new ToolError(problemWords.noStore(path));
  return path;
}

/**
 * Opens the store of the site. Throws ToolError when there is none, or when it would be migrated under a server of an earlier
 * release; otherwise the store's own error.
 */
export async function openExistingStore(place: StorePlace, now: number): Promise<Store> {
  if (!place.DATABASE_URL) {
    await using store: Store = new Kysely({ dialect: openSqlite(findStoreFile(place)) });
    if (await isUsedByEarlierServer(store, now)) throw new ToolError(storeProblems.notRestarted);
  }
  return openStore(place);
}
