import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { createTable } from './create-table.ts';
import { isPostgres } from './dialect.ts';

type Schema = Kysely<unknown>;

/** Creates the tables of the figures. */
export async function createVisitTables(db: Schema): Promise<void> {
  // Rows are read by ranges of days; without row ids they are stored in that order.
  const clustered = isPostgres(db)
    ? db.schema.createTable('visit_count')
    : db.schema.createTable('visit_count').modifyEnd(sql`strict, without rowid`);
  await clustered
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_count_pk', ['bucket', 'measure', 'name'])
    .execute();
  await passing(db, 'visit_key')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await passing(db, 'visit_mark')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_mark_pk', ['day', 'visitor', 'step', 'plan'])
    .execute();
}

/** A table of today's data: in PostgreSQL it is unlogged, and so in no base backup. */
function passing(db: Schema, name: string): CreateTableBuilder<string> {
  const table = createTable(db, name);
  return isPostgres(db) ? table.modifyFront(sql`unlogged`) : table;
}
