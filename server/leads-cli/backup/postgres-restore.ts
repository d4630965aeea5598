import { sql } from 'kysely';
import type { Store } from '../../store/tables.ts';
import { runProgram, splitAddress, TABLES } from './postgres-dump.ts';

const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/**
 * Restores a `pg_dump` archive into the database of a store without leads, and closes the store. Drops the store's empty
 * tables first, because the archive creates its own. Throws ToolError when PostgreSQL's program is missing or fails.
 */
export async function restorePostgres(store: Store, url: string, file: string): Promise<void> {
  const tables = [...Object.keys(TABLES).filter((name) => !name.includes('*')), ...MIGRATIONS];
  try {
    // Verified before anything is dropped.
    await runProgram('pg_restore', ['--list', file]);
    await sql`drop table if exists ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(store);
  } finally {
    await store.destroy();
  }
  const { address, password } = splitAddress(url);
  const options = ['--no-owner', '--no-privileges', '--single-transaction', `--dbname=${address}`, file];
  await runProgram('pg_restore', options, password);
}
