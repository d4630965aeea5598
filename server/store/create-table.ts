import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './dialect.ts';

type Options = {
  /** For the data of a day: unlogged in PostgreSQL, and so in no base backup. */
  readonly isPassing?: true;
  /** For rows that are read in ranges of their key: without row ids, SQLite stores them in that order. */
  readonly isClustered?: true;
};

/** Creates a table from the SQL of its columns. Strict, because SQLite does not check the types of columns otherwise. */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  columns: RawBuilder<unknown>,
  { isPassing, isClustered }: Options = {},
): Promise<void> {
  const lite = isClustered ? 'strict, without rowid' : 'strict';
  const [kind, end] = isPostgres(db) ? [isPassing ? 'unlogged table' : 'table', ''] : ['table', lite];
  await sql`create ${sql.raw(kind)} ${sql.table(name)} (${columns}) ${sql.raw(end)}`.execute(db);
}

/** The type of whole numbers that may be times: milliseconds since the epoch exceed PostgreSQL's `integer`. */
export const wholeNumber = (db: Kysely<unknown>) => sql.raw(isPostgres(db) ? 'bigint' : 'integer');
