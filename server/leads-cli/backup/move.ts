import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { countLeads } from '../../leads/read-leads.ts';
import { releaseLeases } from '../../outbox/outbox.ts';
import { MOVED_FILE } from '../../store/sqlite.ts';
import { openStore, type StorePlace } from '../../store/store.ts';
import { findStoreFile } from '../existing-store.ts';
import { ToolError } from '../terminal/problems.ts';
import { describeCounts } from '../terminal/state-cell.ts';
import { startProgress, type Terminal } from '../terminal/terminal.ts';
import { restoreWords as words } from '../words.ts';
import { copyTables } from './copy-tables.ts';
import { countStates } from './store-counts.ts';
import { lockFolder, openVacantStore } from './vacant-store.ts';

/**
 * Moves everything in the SQLite file of `DATA_DIR` into the PostgreSQL of `DATABASE_URL` in one transaction, compares
 * the counts and renames the file: a server that started on it would send its emails again. Throws ToolError, and
 * changes nothing, when that database holds leads, or a server runs on either store.
 */
export async function move(place: StorePlace, now: number, terminal: Terminal): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = place;
  if (!DATABASE_URL) throw new ToolError(words.noDatabase);
  const file = findStoreFile({ DATA_DIR });
  using _lock = lockFolder(DATA_DIR);
  const counts = await moveRows({ DATA_DIR }, place, now, terminal);
  const left = freeName(join(DATA_DIR, MOVED_FILE));
  await rename(file, left);
  terminal.print(`${words.moved(describeCounts(counts), left)}\n`);
}

async function moveRows(source: StorePlace, target: StorePlace, now: number, terminal: Terminal) {
  await using from = await openStore(source);
  await using to = await openVacantStore(target, now);
  // No server runs, so leases belong to one that died.
  await releaseLeases(from, now);
  const counts = await countStates(from);
  using progress = startProgress(terminal, words.moving, await countLeads(from));
  await to.transaction().execute(async (transaction) => {
    await copyTables(from, transaction, progress.update);
    if (!isDeepStrictEqual(await countStates(transaction), counts)) throw new ToolError(words.incomplete);
  });
  return counts;
}

/** `path`, or `path` with the first free number appended. */
function freeName(path: string): string {
  let name = path;
  for (let number = 2; existsSync(name); number += 1) name = `${path}.${number}`;
  return name;
}
