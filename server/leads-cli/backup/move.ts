import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { countLeads } from '../../leads/read-leads.ts';
import { releaseLeases } from '../../outbox/outbox.ts';
import { MOVED_FILE } from '../../store/sqlite.ts';
import { openStore, type StorePlace } from '../../store/store.ts';
import type { OutboxTable, Store } from '../../store/tables.ts';
import { findStoreFile } from '../existing-store.ts';
import { ToolError } from '../terminal/problems.ts';
import { describeCounts } from '../terminal/state-cell.ts';
import { startProgress, type Terminal } from '../terminal/terminal.ts';
import { restoreWords as words } from '../words.ts';
import { TABLES } from './postgres-archive.ts';
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

/** Stays below PostgreSQL's limit of 65,535 bound values; a lead has sixteen. */
const BATCH_ROWS = 1_000;

/** A picture may have twenty megabytes. */
const BATCH_PICTURES = 1;

/** A table that is copied row by row. */
type Copied = {
  [Name in keyof typeof TABLES]: (typeof TABLES)[Name] extends readonly string[] ? Name : never;
}[keyof typeof TABLES];

/**
 * Copies the lasting data of a store to an empty one: leads, all that is sent, what the desk changed of the
 * content with its history, the last backup, used captchas, the counts of visits and the secret, but no rate limit counts,
 * heartbeats or visitors of today. `update` gets the number of copied leads.
 */
async function copyTables(from: Store, to: Store, update: (leads: number) => void): Promise<void> {
  // The target may have enqueued notices of its own.
  await to.deleteFrom('outbox').where('lead_id', 'is', null).execute();
  // The target may have generated its own secret; captchas already issued are verified with the source's.
  await to.deleteFrom('secret').execute();
  for (const [table, keys] of Object.entries(TABLES)) {
    if (typeof keys === 'boolean') continue;
    await copyTable(from, to, table as Copied, keys, table === 'lead' ? update : () => {});
  }
}

/** In the order of its key. `update` gets the number of copied rows. */
async function copyTable(
  from: Store,
  to: Store,
  table: Copied,
  keys: readonly string[],
  update: (rows: number) => void,
): Promise<void> {
  const size = table === 'content_picture' ? BATCH_PICTURES : BATCH_ROWS;
  for (let offset = 0; ; offset += size) {
    const page = from
      .selectFrom(table)
      .selectAll()
      .orderBy(sql.join(keys.map((key) => sql.ref(key))))
      .limit(size)
      .offset(offset);
    const rows = await page.execute();
    if (rows.length === 0) return;
    // Deliveries get ids of the target, so that its sequence continues after them. Those that were collected for a
    // notice that is not sent yet wait for a new one.
    const waiting = { id: undefined, told_by: null } satisfies Partial<Record<keyof OutboxTable, unknown>>;
    const values = table === 'outbox' ? rows.map((row) => ({ ...row, ...waiting })) : rows;
    await to
      .insertInto(table)
      .values(values as never)
      .execute();
    update(offset + rows.length);
  }
}
