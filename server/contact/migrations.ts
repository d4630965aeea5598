import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Every change the store has been through, by name, in order. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-lead-and-outbox': {
    async up(db: Kysely<unknown>) {
      await createLead(db);
      await createOutbox(db);
      await db.schema
        .createTable('heartbeat')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'integer', (column) => column.notNull())
        .modifyEnd(sql`strict`)
        .execute();
    },
  },
};

async function createLead(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('received_at', 'integer', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('from_email', 'text', (column) => column.notNull())
    .addColumn('from_phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('from_site', 'text', (column) => column.notNull())
    .addColumn('from_partner', 'text', (column) => column.notNull())
    .addColumn('from_serviceid', 'text', (column) => column.notNull())
    .addColumn('from_service', 'text', (column) => column.notNull())
    .modifyEnd(sql`strict`)
    .execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().unique().references('lead.id').onDelete('cascade'))
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('pending', 'sending', 'sent', 'dead')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'integer', (column) => column.notNull())
    .addColumn('lease_until', 'integer')
    .addColumn('lease_by', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'integer')
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
}
