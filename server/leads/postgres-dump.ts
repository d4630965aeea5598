import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Kysely, sql } from 'kysely';
import { backupWords as words } from '../../content/leads-words.ts';
import type { Store } from '../contact/tables.ts';
import { ToolError } from './problems.ts';
import { startProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

const FORMAT = 'contact-store/1';
const PAGE_ROWS = 500;

type Tables = Store extends Kysely<infer All> ? All : never;

/**
 * What belongs to the store, in a database that may hold more, and whether a copy has it: the addresses of the
 * last ten minutes and their key stay out. A table that others refer to comes before them.
 */
const TABLES: Readonly<Record<keyof Tables | 'kysely_migration', boolean>> = {
  lead: true,
  outbox: true,
  notice: true,
  heartbeat: true,
  captcha_nonce: true,
  accepted: false,
  address_key: false,
  secret: true,
  kysely_migration: true,
};

/** How many rows each table has. */
type Counts = Readonly<Record<string, number>>;

/**
 * Writes a PostgreSQL store into `target`, an empty file, as JSON lines: `{format, tables}`, then each row as
 * `{table, row}`, all of one snapshot; reads them again. Throws ToolError when they are not as they should be.
 * `docs/leads.md` says how they are put back.
 */
export async function dumpPostgres(store: Store, target: string, terminal: Terminal) {
  const snapshot = store.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const counts = await snapshot.execute((transaction) => writeTables(transaction, target, terminal));
  if (!(await isWhole(target, counts))) throw new ToolError(words.broken);
  return { requests: counts['lead'] ?? 0 };
}

async function writeTables(store: Store, target: string, terminal: Terminal): Promise<Counts> {
  const counts = await countTables(store);
  const total = Object.values(counts).reduce((sum, rows) => sum + rows, 0);
  const progress = startProgress(terminal, words.progress, total);
  const file = await open(target, 'a');
  let done = 0;
  try {
    await file.appendFile(`${JSON.stringify({ format: FORMAT, tables: counts })}\n`);
    for await (const { table, rows } of readTables(store, Object.keys(counts))) {
      // PostgreSQL writes the JSON itself, so that no number and no text changes on the way.
      await file.appendFile(rows.map((row) => `{"table":${JSON.stringify(table)},"row":${row}}\n`).join(''));
      done += rows.length;
      progress.reach(done);
    }
  } finally {
    await file.close();
    progress.end();
  }
  return counts;
}

async function countTables(store: Store): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const [name, isCopied] of Object.entries(TABLES)) {
    if (!isCopied) continue;
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`.execute(store);
    counts[name] = rows[0]?.total ?? 0;
  }
  return counts;
}

async function* readTables(store: Store, tables: readonly string[]) {
  for (const table of tables) {
    for await (const rows of readRows(store, table)) yield { table, rows };
  }
}

/** The rows of a table as JSON texts, a page at a time, from a cursor of the transaction. */
async function* readRows(store: Store, table: string): AsyncGenerator<string[]> {
  await sql`declare page cursor for select row_to_json(one)::text as text from ${sql.table(table)} one`.execute(store);
  for (;;) {
    const { rows } = await sql<{ text: string }>`fetch ${sql.lit(PAGE_ROWS)} from page`.execute(store);
    if (rows.length === 0) break;
    yield rows.map(({ text }) => text);
  }
  await sql`close page`.execute(store);
}

async function isWhole(path: string, counts: Counts): Promise<boolean> {
  const found: Record<string, number> = {};
  let headings = 0;
  try {
    for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
      const { table, format } = JSON.parse(line) as { table?: string; format?: string };
      if (table) found[table] = (found[table] ?? 0) + 1;
      else headings += Number(format === FORMAT);
    }
  } catch {
    return false;
  }
  return headings === 1 && Object.entries(counts).every(([table, rows]) => (found[table] ?? 0) === rows);
}
