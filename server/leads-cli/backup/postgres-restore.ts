import { sql } from 'kysely';
import type { Store } from '../../contact/store/tables.ts';
import { runProgram, splitAddress, TABLES } from './postgres-dump.ts';

const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/**
 * Fills the database of a store that holds no lead from an archive of `pg_dump`, and closes the store. Its empty tables make
 * room first: the archive brings its own, as they were. Throws ToolError when PostgreSQL's program is missing or fails.
 */
export async function restorePostgres(store: Store, url: string, file: string): Promise<void> {
  const tables = [...Object.keys(TABLES).filter((name) => !name.includes('*')), ...MIGRATIONS];
  try {
    // Looked at before anything is dropped.
    await runProgram('pg_restore', ['--list', file]);
    await sql`drop table if exists ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(store);
  } finally {
    await store.destroy();
  }
  const { address, password } = splitAddress(url);
  const options = ['--no-owner', '--no-privileges', '--single-transaction', `--dbname=${address}`, file];
  await runProgram('pg_restore', options, password);
}
