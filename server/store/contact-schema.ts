import { type Kysely, sql } from 'kysely';
import { LEAD_STATUSES } from '../../domain/desk/lead-status.ts';
import { createTable, wholeNumber } from './create-table.ts';
import { isPostgres } from './dialect.ts';

/** A database of any tables, these being created. */
type Schema = Kysely<unknown>;

/** Creates the tables of messages and of all that is sent. */
export async function createContactTables(db: Schema): Promise<void> {
  await createLead(db);
  await createOutbox(db);
}

async function createLead(db: Schema): Promise<void> {
  const statuses = sql.join(LEAD_STATUSES.map((status) => sql.lit(status)));
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
    .addColumn('quarantine', 'text', (column) =>
      column.check(sql`quarantine in ('honeypot', 'too-fast', 'unverified', 'captcha-unreachable')`),
    )
    .addColumn('captcha_response', 'text')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('nueva').check(sql`status in (${statuses})`))
    .addColumn('sum_cents', wholeNumber(db))
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('read_at', wholeNumber(db))
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // The queue of the notice polls for held leads, which must not scan the leads of years.
  await sql`create index lead_set_apart on lead (received_at) where quarantine is not null`.execute(db);
  await sql`create index lead_received on lead (received_at, id)`.execute(db);
  await sql`create index lead_status on lead (status, received_at, id)`.execute(db);
  await sql`create index lead_service on lead (from_serviceid, received_at, id)`.execute(db);
  await sql`create index lead_person on lead (lower(from_email), received_at)`.execute(db);
}

const FIRST_KINDS = ['email', 'ack', 'telegram', 'webhook', 'held', 'digest'];

/** Creates the outbox, which may hold deliveries of some kinds, and its indexes. */
export async function createOutbox(db: Schema, kinds: readonly string[] = FIRST_KINDS): Promise<void> {
  const known = sql.join(kinds.map((kind) => sql.lit(kind)));
  await createTable(db, 'outbox')
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
    .addColumn('sent_at', wholeNumber(db))
    .addColumn('lead_id', 'text', (column) => column.references('lead.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in (${known})`))
    .addColumn('collected', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('told_by', wholeNumber(db), (column) => column.references('outbox.id').onDelete('set null'))
    .addColumn('transport', 'text')
    .addUniqueConstraint('outbox_lead_kind', ['lead_id', 'kind'])
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
  await sql`create index outbox_ack on outbox (created_at) where kind = 'ack'`.execute(db);
  // Workers find the unsent deliveries of a kind by it; collected ones have a part of their own.
  await sql`
    create index outbox_unsent on outbox (kind, collected, state, next_at, created_at) where state <> 'sent'`.execute(
    db,
  );
  await sql`create index outbox_notice on outbox (kind, created_at) where lead_id is null`.execute(db);
  await sql`create index outbox_told on outbox (told_by) where told_by is not null`.execute(db);
}
