import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemWords } from '../../content/leads-words.ts';
import { SQLITE_FILE } from '../contact/store/sqlite.ts';
import { openStore, type StorePlace } from '../contact/store/store.ts';
import type { Store } from '../contact/store/tables.ts';
import { ToolError } from './terminal/problems.ts';

/** The file of an SQLite store. Throws ToolError when there is none: the tool never makes one by mistake. */
export function findStoreFile({ DATA_DIR }: StorePlace): string {
  const path = join(DATA_DIR, SQLITE_FILE);
  if (!existsSync(path)) throw new ToolError(problemWords.noStore(path));
  return path;
}

/** Opens the store of the running site. Throws ToolError when there is none, or the store's own error. */
export async function openKnownStore(place: StorePlace): Promise<Store> {
  if (!place.DATABASE_URL) findStoreFile(place);
  return openStore(place);
}
