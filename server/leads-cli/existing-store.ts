import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { readServers } from '../store/server-heartbeat.ts';
import { isServed } from '../store/server-lock.ts';
import { openSqlite, SQLITE_FILE } from '../store/sqlite.ts';
import { isEarlier, openStore, openUnlimited, type StorePlace } from '../store/store.ts';
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

/**
 * Opens the store of the site. Throws ToolError when there is none, or when it would have to be migrated under a server of an
 * earlier release, which could store nothing from then on; otherwise the store's own error.
 */
export async function openExistingStore(place: StorePlace, now: number): Promise<Store> {
  if (await isUsedByEarlierServer(place, now)) throw new ToolError(problemWords.notRestarted);
  return openStore(place);
}

async function isUsedByEarlierServer(place: StorePlace, now: number): Promise<boolean> {
  await using store: Store = place.DATABASE_URL
    ? await openUnlimited(place.DATABASE_URL)
    : new Kysely({ dialect: openSqlite(findStoreFile(place)) });
  if (!(await isEarlier(store))) return false;
  const servers = await readServers(store, now);
  return servers.some(({ isAlive }) => isAlive);
}
