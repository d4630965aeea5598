import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';

/** Strict tables, because SQLite does not check column types otherwise. */
export function createTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string> {
  const table = db.schema.createTable(name);
  return isPostgres(db) ? table : table.modifyEnd(sql`strict`);
}

/** Milliseconds since the epoch exceed PostgreSQL's `integer`. */
export const wholeNumber = (db: Kysely<unknown>) => (isPostgres(db) ? 'bigint' : 'integer');
