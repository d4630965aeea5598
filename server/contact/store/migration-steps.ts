import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';

type Schema = Kysely<unknown>;

/** Strict tables, because SQLite does not check column types otherwise. */
export function createTable(db: Schema, name: string): CreateTableBuilder<string> {
  const table = db.schema.createTable(name);
  return isPostgres(db) ? table : table.modifyEnd(sql`strict`);
}

/** Milliseconds since the epoch exceed PostgreSQL's `integer`. */
export const wholeNumber = (db: Schema) => (isPostgres(db) ? 'bigint' : 'integer');

export async function createLead(db: Schema): Promise<void> {
  await createTable(db, 'lead')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('received_at', wholeNumber(db), (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('from_email', 'text', (column) => column.notNull())
    .addColumn('from_phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('from_site', 'text', (column) => column.notNull())
    .addColumn('from_partner', 'text', (column) => column.notNull())
    .addColumn('from_serviceid', 'text', (column) => column.notNull())
    .addColumn('from_service', 'text', (column) => column.notNull())
    .execute();
}

/** The outbox of migration 001, with one delivery per lead. */
export async function createOutbox(db: Schema, name: string): Promise<void> {
  await outboxColumns(db, name)
    .addColumn('lead_id', 'text', (column) => column.notNull().unique().references('lead.id').onDelete('cascade'))
    .execute();
}

export function outboxColumns(db: Schema, name: string): CreateTableBuilder<string, string> {
  return createTable(db, name)
    .addColumn('id', wholeNumber(db), (column) =>
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey(),
    )
    .addColumn('created_at', wholeNumber(db), (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('pending', 'sending', 'sent', 'dead')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', wholeNumber(db), (column) => column.notNull())
    .addColumn('lease_until', wholeNumber(db))
    .addColumn('lease_by', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', wholeNumber(db));
}

export async function indexOutbox(db: Schema): Promise<void> {
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
}

export async function addQuarantine(db: Schema): Promise<void> {
  await db.schema
    .alterTable('lead')
    .addColumn('quarantine', 'text', (column) =>
      column.check(sql`quarantine in ('honeypot', 'too-fast', 'unverified', 'captcha-unreachable')`),
    )
    .execute();
  await db.schema.alterTable('lead').addColumn('captcha_response', 'text').execute();
}

/** SQLite cannot drop a unique constraint, so the rows are copied to a new table. */
export async function addKindToOutbox(db: Schema): Promise<void> {
  await outboxColumns(db, 'outbox_with_kind')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('letter', 'ack')`))
    .addUniqueConstraint('outbox_lead_kind', ['lead_id', 'kind'])
    .execute();
  const kept = sql.raw('lead_id, created_at, state, attempts, next_at, lease_until, lease_by, last_error, sent_at');
  await sql`insert into outbox_with_kind (${kept}, kind) select ${kept}, 'letter' from outbox order by id`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_with_kind').renameTo('outbox').execute();
  await indexOutbox(db);
}

export async function createCaptchaNonce(db: Schema): Promise<void> {
  await createTable(db, 'captcha_nonce')
    .addColumn('nonce', 'text', (column) => column.primaryKey().notNull())
    .addColumn('used_at', wholeNumber(db), (column) => column.notNull())
    .execute();
}

export async function createAccepted(db: Schema): Promise<void> {
  await createTable(db, 'accepted')
    .addColumn('address_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('since', wholeNumber(db), (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
}

export async function createNotice(db: Schema): Promise<void> {
  await createTable(db, 'notice')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reported_at', wholeNumber(db))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', wholeNumber(db), (column) => column.notNull())
    .addColumn('lease_until', wholeNumber(db))
    .addColumn('lease_by', 'text')
    .execute();
  await sql`insert into notice (name, attempts, next_at) values ('held', 0, 0)`.execute(db);
}
