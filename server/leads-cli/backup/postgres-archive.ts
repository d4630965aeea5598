import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { formatSize } from '../../../domain/site/amounts.ts';
import type { Store } from '../../store/tables.ts';
import { cleanLine } from '../terminal/display-width.ts';
import { ToolError } from '../terminal/problems.ts';
import { startProgress, type Terminal } from '../terminal/terminal.ts';
import { backupWords as words } from '../words.ts';

type Tables = Store extends Kysely<infer All> ? All : never;

/**
 * Tables of the store, whose database may hold others, in the order of their references. False for those whose rows no
 * backup contains: which servers run, and what must not outlive its term: hashes of recent senders' addresses, sign-in
 * codes and sessions, today's visitors, the keys of these hashes.
 */
export const TABLES = {
  lead: true,
  outbox: true,
  heartbeat: true,
  server_heartbeat: false,
  captcha_nonce: true,
  backup: true,
  backup_drill: true,
  accepted: false,
  address_key: false,
  desk_code: false,
  desk_session: false,
  desk_count: false,
  secret: true,
  content_file: true,
  content_publication: true,
  content_history: true,
  content_picture: true,
  content_schedule: true,
  visit_count: true,
  visit_key: false,
  visit_mark: false,
  'kysely_migration*': true,
} satisfies Record<keyof Tables | 'kysely_migration*', boolean>;

const PROGRESS_MS = 100;

/**
 * Dumps a PostgreSQL store into `target` with `pg_dump` and verifies it with `pg_restore`; returns the number of leads.
 * `docs/operations.md` describes the restore. Throws ToolError when one of the programs is missing or fails.
 */
export function dumpPostgres(store: Store, url: string, target: string, terminal: Terminal): Promise<number> {
  const snapshot = store.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (transaction) => {
    // It only waits for the programs, as long as they take.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    const { id, leads } = await transaction
      .selectFrom('lead')
      .select(({ fn }) => [sql<string>`pg_export_snapshot()`.as('id'), fn.countAll<number>().as('leads')])
      .executeTakeFirstOrThrow();
    const { address, password } = splitAddress(url);
    using progress = startProgress(terminal, words.progress, undefined, formatSize);
    using _updates = setInterval(() => progress.update(statSync(target).size), PROGRESS_MS);
    const tables = Object.entries(TABLES).flatMap(([name, hasRows]) => [
      `--table=${name}`,
      ...(hasRows ? [] : [`--exclude-table-data=${name}`]),
    ]);
    const options = ['--format=custom', `--snapshot=${id}`, `--file=${target}`, `--dbname=${address}`, ...tables];
    await runProgram('pg_dump', options, password);
    await runProgram('pg_restore', [`--file=${devNull}`, target]);
    return leads;
  });
}

const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/**
 * Restores a `pg_dump` archive into the database of a store without leads, and closes the store. Drops the store's empty
 * tables first, because the archive creates its own. Throws ToolError when PostgreSQL's program is missing or fails.
 */
export async function restorePostgres(store: Store, url: string, file: string): Promise<void> {
  try {
    // Verified before anything is dropped.
    await runProgram('pg_restore', ['--list', file]);
    await dropTables(store);
  } finally {
    await store.destroy();
  }
  const { address, password } = splitAddress(url);
  const options = ['--no-owner', '--no-privileges', '--single-transaction', `--dbname=${address}`, file];
  await runProgram('pg_restore', options, password);
}

/** Drops the tables of a store, with what they hold. */
export async function dropTables(store: Store): Promise<void> {
  const tables = [...Object.keys(TABLES).filter((name) => !name.includes('*')), ...MIGRATIONS];
  await sql`drop table if exists ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(store);
}

/** A program that waits for a host that is gone ends after twenty seconds, as our own connections do. */
const KEEP_ALIVE = 'keepalives_idle=10&keepalives_interval=1&keepalives_count=10';

/** The password goes into the environment, because process arguments are visible to all users of the machine. */
function splitAddress(url: string) {
  const address = new URL(url);
  // As text: PostgreSQL reads no plus as a space.
  address.search = [KEEP_ALIVE, address.search.slice(1)].filter(Boolean).join('&');
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}

/** Runs a PostgreSQL program. Throws ToolError when it is missing or fails. */
async function runProgram(program: string, args: readonly string[], password?: string): Promise<void> {
  const env = { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)(program, args, { env });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') throw new ToolError(words.programMissing(program));
    throw new ToolError(words.programFailed(cleanLine(stderr.split('\n', 1).join()) || program));
  }
}
