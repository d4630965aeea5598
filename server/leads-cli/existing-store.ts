import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isServed } from '../store/server-lock.ts';
import { SQLITE_FILE } from '../store/sqlite.ts';
import { openStore, type StorePlace } from '../store/store.ts';
import type { Store } from '../store/tables.ts';
import { ToolError } from './terminal/problems.ts';
import { problemWords } from './words.ts';

/**
 * Path of the SQLite file. Throws ToolError when it does not exist, so that the tool never creates a store, and the error of
 * a folder that this user may not open.
 */
export function findStoreFile({ DATA_DIR }: StorePlace): string {
  const path = join(DATA_DIR, SQLITE_FILE);
  if (statSync(path, { throwIfNoEntry: false })) return path;
  throw new ToolError(isServed(DATA_DIR) ? problemWords.storeGone(path) : problemWords.noStore(path));
}

/** Opens the store of the site. Throws ToolError when there is none, or the store's own error. */
export async function openExistingStore(place: StorePlace): Promise<Store> {
  if (!place.DATABASE_URL) findStoreFile(place);
  return openStore(place);
}
