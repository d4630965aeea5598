import { restoreWords as words } from '../../../content/leads-words.ts';
import { isPostgres } from '../../contact/store/dialect.ts';
import { readServers } from '../../contact/store/server-heartbeat.ts';
import { takeFolder } from '../../contact/store/sole-server.ts';
import { openStore, type StorePlace } from '../../contact/store/store.ts';
import type { Store } from '../../contact/store/tables.ts';
import { countLeads } from '../lead-rows.ts';
import { ToolError } from '../terminal/problems.ts';

/** Opens a store, made if need be, that may be filled. Throws ToolError when it holds leads or a server runs on it. */
export async function openVacantStore(place: StorePlace, now: number): Promise<Store> {
  const store = await openStore(place);
  try {
    // An SQLite folder has a lock for this, which falls at once with a server that dies.
    const servers = isPostgres(store) ? await readServers(store, now) : [];
    const running = servers.find(({ isAlive }) => isAlive);
    if (running) throw new ToolError(words.serverRuns(running.address));
    const leads = await countLeads(store);
    if (leads > 0) throw new ToolError(words.occupied(leads));
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

/** Keeps servers away from an SQLite folder until it is disposed of. Throws ToolError while one works in it. */
export function holdFolder(dataDir: string): Disposable {
  try {
    return { [Symbol.dispose]: takeFolder(dataDir) };
  } catch {
    throw new ToolError(words.folderTaken);
  }
}
