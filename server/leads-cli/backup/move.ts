import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { countLeads } from '../../leads/read-leads.ts';
import { releaseLeases } from '../../outbox/outbox.ts';
import { MOVED_FILE } from '../../store/sqlite.ts';
import { openStore } from '../../store/store.ts';
import type { OutboxTable, Store } from '../../store/tables.ts';
import { findStoreFile } from '../existing-store.ts';
import { ToolError } from '../terminal/problems.ts';
import { describeCounts } from '../terminal/state-cell.ts';
import { startProgress } from '../terminal/terminal.ts';
import type { Tool } from '../tool.ts';
import { restoreWords as words } from '../words.ts';
import { TABLES } from './postgres-archive.ts';
import { countStates } from './store-counts.ts';
import { lockFolder, openVacantStore } from './vacant-store.ts';

/**
 * Moves everything in the SQLite file of `DATA_DIR` into the PostgreSQL of `DATABASE_URL` in one transaction, compares
 * the counts and renames the file: a server that started on it would send its emails again. Throws ToolError, and
 * changes nothing, when that database holds leads, or a server runs on either store.
 */
export async function move(tool: Tool): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = tool.env;
  if (!DATABASE_URL) throw new ToolError(words.noDatabase);
  const file = findStoreFile({ DATA_DIR });
  using _lock = lockFolder(DATA_DIR);
  const counts = await moveRows(file, tool);
  const left = freeName(join(DATA_DIR, MOVED_FILE));
  await rename(file, left);
  tool.terminal.print(`${words.moved(describeCounts(counts), left)}\n`);
}

async function moveRows(file: string, { env, now, terminal }: Tool) {
  await using from = await openStore({ DATA_DIR: env.DATA_DIR });
  await using to = await openVacantStore(env, now());
  // No server runs, so leases belong to one that died.
  await releaseLeases(from, now());
  const counts = await countStates(from);
  using progress = startProgress(terminal, words.moving, await countLeads(from));
  using rows = new DatabaseSync(file, { readOnly: true });
  await to.transaction().execute(async (transaction) => {
    await copyTables(rows, transaction, progress.update);
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

/** What the target has of its own. */
const OWN = ['heartbeat', 'kysely_migration*'];

/**
 * Copies the lasting data of a store to an empty one, but no rate limit counts, heartbeats or visitors of today. `update`
 * gets the number of copied leads.
 */
async function copyTables(from: DatabaseSync, to: Store, update: (leads: number) => void): Promise<void> {
  // The target may have enqueued notices of its own.
  await to.deleteFrom('outbox').where('lead_id', 'is', null).execute();
  // The target may have generated its own secret; captchas already issued are verified with the source's.
  await to.deleteFrom('secret').execute();
  // Deliveries get ids of the target, so that its sequence continues after them. Those that were collected for a notice
  // that is not sent yet wait for a new one.
  const waiting = { id: undefined, told_by: null } satisfies Partial<Record<keyof OutboxTable, unknown>>;
  for (const [table, isLasting] of Object.entries(TABLES)) {
    if (!isLasting || OWN.includes(table)) continue;
    const size = table === 'content_picture' ? BATCH_PICTURES : BATCH_ROWS;
    let done = 0;
    for (const batch of batches(from, table, size)) {
      const values = table === 'outbox' ? batch.map((row) => ({ ...row, ...waiting })) : batch;
      await to
        .insertInto(table as 'lead')
        .values(values as never)
        .execute();
      done += batch.length;
      if (table === 'lead') update(done);
    }
  }
}

/** The rows of a table, at most `size` at a time. */
function* batches(from: DatabaseSync, table: string, size: number): Generator<object[]> {
  let batch: object[] = [];
  for (const row of from.prepare(`select * from ${table}`).iterate()) {
    if (batch.push(row) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
