import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countLeads } from '../../leads/read-leads.ts';
import { isPostgres } from '../../store/dialect.ts';
import { readServers } from '../../store/server-heartbeat.ts';
import { lockDataDir } from '../../store/server-lock.ts';
import { SQLITE_FILE } from '../../store/sqlite.ts';
import { openStore, type StorePlace } from '../../store/store.ts';
import { StoreError } from '../../store/store-error.ts';
import type { Store } from '../../store/tables.ts';
import { ToolError } from '../terminal/problems.ts';
import { problemWords, restoreWords as words } from '../words.ts';

/**
 * Opens an empty store, creating it if necessary. Throws ToolError when it holds leads or publications of the desk, or a
 * server runs on it.
 */
export async function openVacantStore(place: StorePlace, now: number): Promise<Store> {
  const store = await openStore(place);
  try {
    // For SQLite, `lockFolder` finds a running server.
    const servers = isPostgres(store) ? await readServers(store, now) : [];
    const running = servers.find(({ isAlive }) => isAlive);
    if (running) throw new ToolError(words.serverRuns(running.address));
    const leads = await countLeads(store);
    if (leads > 0) throw new ToolError(words.occupied(leads));
    const published = await store.selectFrom('content_publication').select('id').limit(1).executeTakeFirst();
    if (published) throw new ToolError(words.occupiedContent);
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

/** Locks an SQLite folder against servers until disposal. Throws ToolError while one runs on it. */
export function lockFolder(dataDir: string): Disposable {
  try {
    return { [Symbol.dispose]: lockDataDir(dataDir) };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const path = join(dataDir, SQLITE_FILE);
    // Stopping the server, as `folderTaken` asks, would lose a file that only it still has.
    throw new ToolError(existsSync(path) ? words.folderTaken : problemWords.storeGone(path));
  }
}
