import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable, wholeNumber } from './create-table.ts';
import { isPostgres } from './dialect.ts';
import { createFirstTables, createOutbox } from './first-schema.ts';

/** Name of the migration that creates the store, which stores of earlier releases are brought to (`earlier-store.ts`). */
export const FIRST_MIGRATION = '1-outbox';

/** All migrations, in order of their names. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  [FIRST_MIGRATION]: { up: createFirstTables },
  '2-content': { up: createContentTables },
  '3-backup-drill': { up: createBackupDrill },
  '4-unread': { up: addUnread },
};

/** Creates the tables of what the desk changes of the content. */
async function createContentTables(db: Kysely<unknown>): Promise<void> {
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

async function createBackupDrill(db: Kysely<unknown>): Promise<void> {
  const times = sql`at ${wholeNumber(db)} not null, copy_at ${wholeNumber(db)} not null`;
  const columns = sql`id integer primary key, ${times}, leads integer not null, passed integer not null`;
  await createTable(db, 'backup_drill', columns);
}

/**
 * Lets the outbox hold notices of unopened leads, and what the other side answered. Another kind needs a migration of its
 * own: a store that has had this one does not run it again, and would refuse each message with a delivery of that kind.
 */
async function addUnread(db: Kysely<unknown>): Promise<void> {
  const allowed = ['email', 'ack', 'telegram', 'webhook', 'held', 'digest', 'unread'];
  if (isPostgres(db)) {
    await sql`alter table outbox drop constraint outbox_kind_check`.execute(db);
    const kinds = sql.join(allowed.map((kind) => sql.lit(kind)));
    await sql`alter table outbox add constraint outbox_kind_check check (kind in (${kinds}))`.execute(db);
  } else {
    // SQLite cannot change a check.
    await sql`create table outbox_before as select * from outbox`.execute(db);
    await sql`drop table outbox`.execute(db);
    await createOutbox(db, allowed);
    const columns = sql.raw(
      'id, created_at, state, attempts, next_at, lease_until, lease_by, last_error, sent_at, lead_id, kind, collected, told_by, transport',
    );
    await sql`insert into outbox (${columns}) select ${columns} from outbox_before`.execute(db);
    await sql`drop table outbox_before`.execute(db);
  }
  await db.schema.alterTable('outbox').addColumn('answer', 'text').execute();
}
