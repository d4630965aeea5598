import { type Kysely, sql } from 'kysely';
import { createTable, wholeNumber } from './create-table.ts';
import { isPostgres } from './dialect.ts';

/** Creates the tables of what the desk changes of the content. */
export async function createContentTables(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  await createTable(db, 'content_file')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull().check(sql`stage in ('published', 'pending')`))
    .addColumn('text', 'text')
    .addColumn('picture', 'text')
    .addColumn('ground', 'text')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('changed_at', whole, (column) => column.notNull())
    .addPrimaryKeyConstraint('content_file_key', ['path', 'stage'])
    .execute();
  await createTable(db, 'content_publication')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('published_at', whole, (column) => column.notNull())
    .execute();
  await createTable(db, 'content_history')
    .addColumn('publication', 'integer', (column) => column.notNull().references('content_publication.id'))
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('text_before', 'text')
    .addColumn('text_after', 'text')
    .addColumn('picture_before', 'text')
    .addColumn('picture_after', 'text')
    .addPrimaryKeyConstraint('content_history_key', ['publication', 'path'])
    .execute();
  await createTable(db, 'content_picture')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('added_at', whole, (column) => column.notNull())
    .execute();
  await createTable(db, 'content_schedule')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('at', whole, (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .execute();
}
