import { type Kysely, sql } from 'kysely';
import { createTable, wholeNumber } from './create-table.ts';
import { isPostgres } from './dialect.ts';

/** Creates the tables of what the desk changes of the content. */
export async function createContentTables(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  const file = sql`
    path text not null, stage text not null check (stage in ('published', 'pending')),
    text text, picture text, ground text, device text not null, changed_at ${whole} not null,
    constraint content_file_key primary key (path, stage)`;
  await createTable(db, 'content_file', file);
  const publication = sql`id integer not null primary key, device text not null, published_at ${whole} not null`;
  await createTable(db, 'content_publication', publication);
  const history = sql`
    publication integer not null references content_publication (id), path text not null,
    text_before text, text_after text, picture_before text, picture_after text,
    constraint content_history_key primary key (publication, path)`;
  await createTable(db, 'content_history', history);
  const bytes = sql.raw(isPostgres(db) ? 'bytea' : 'blob');
  const picture = sql`name text not null primary key, bytes ${bytes} not null, added_at ${whole} not null`;
  await createTable(db, 'content_picture', picture);
  const schedule = sql`id integer not null primary key, at ${whole} not null, device text not null`;
  await createTable(db, 'content_schedule', schedule);
}
