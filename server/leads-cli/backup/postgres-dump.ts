import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { devNull } from 'node:os';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { formatSize, backupWords as words } from '../../../content/leads-words.ts';
import type { Store } from '../../contact/store/tables.ts';
import { cleanLine } from '../terminal/display-width.ts';
import { ToolError } from '../terminal/problems.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

type Tables = Store extends Kysely<infer All> ? All : never;

/**
 * What belongs to the store, in a database that may hold more, and whether a copy has its rows: who wrote in the last
 * ten minutes is not kept for longer, and no server runs on a copy.
 */
export const TABLES: Readonly<Record<keyof Tables | 'kysely_migration*', boolean>> = {
  lead: true,
  outbox: true,
  heartbeat: true,
  server_heartbeat: false,
  captcha_nonce: true,
  notice: true,
  accepted: false,
  address_key: false,
  secret: true,
  'kysely_migration*': true,
};

/** How often the size of the copy is shown. */
const LOOK_MS = 100;

/**
 * Writes a PostgreSQL store into `target` as an archive of `pg_dump`, and reads all of it again; returns how many
 * requests it holds. `docs/leads.md` says how it is put back. Throws ToolError when PostgreSQL's own programs are
 * missing or fail.
 */
export function dumpPostgres(store: Store, url: string, target: string, terminal: Terminal): Promise<number> {
  const snapshot = store.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (transaction) => {
    const { id, requests } = await transaction
      .selectFrom('lead')
      .select(({ fn }) => [sql<string>`pg_export_snapshot()`.as('id'), fn.countAll<number>().as('requests')])
      .executeTakeFirstOrThrow();
    const { address, password } = splitAddress(url);
    using progress = startProgress(terminal, words.progress, undefined, formatSize);
    using _looking = setInterval(() => progress.reach(statSync(target).size), LOOK_MS);
    const tables = Object.entries(TABLES).flatMap(([name, hasRows]) => [
      `--table=${name}`,
      ...(hasRows ? [] : [`--exclude-table-data=${name}`]),
    ]);
    const options = ['--format=custom', `--snapshot=${id}`, `--file=${target}`, `--dbname=${address}`, ...tables];
    await runProgram('pg_dump', options, password);
    await runProgram('pg_restore', [`--file=${devNull}`, target]);
    return requests;
  });
}

/** The password goes through the environment: anyone on the machine can read the arguments of a program. */
export function splitAddress(url: string) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}

/** Runs one of PostgreSQL's own programs. Throws ToolError when it is missing or fails. */
export async function runProgram(program: string, args: readonly string[], password?: string): Promise<void> {
  const env = { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)(program, args, { env });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') throw new ToolError(words.programMissing(program));
    throw new ToolError(words.programFailed(cleanLine(stderr.split('\n', 1).join()) || program));
  }
}
