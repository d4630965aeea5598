import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { deskMigration } from '../../desk/store/desk-migration.ts';
import { rebuildSearchIndex } from '../../desk/store/search-index.ts';
import { visitMigration } from '../../visits/visit-migration.ts';
import { isPostgres } from './dialect.ts';
import {
  addKindToOutbox,
  addQuarantine,
  createAccepted,
  createCaptchaNonce,
  createLead,
  createNotice,
  createOutbox,
  createTable,
  indexOutbox,
  wholeNumber,
} from './migration-steps.ts';
import { addCollected, addNotificationKinds, createBackup, createDigest } from './notification-steps.ts';

type Schema = Kysely<unknown>;

/** All migrations, in order of their names. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-lead-and-outbox': {
    async up(db: Schema) {
      await createLead(db);
      await createOutbox(db, 'outbox');
      await createTable(db, 'heartbeat')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', wholeNumber(db), (column) => column.notNull())
        .execute();
      await indexOutbox(db);
    },
  },
  '002-quarantine-and-kinds': {
    async up(db: Schema) {
      await addQuarantine(db);
      await addKindToOutbox(db);
      await createCaptchaNonce(db);
      await createAccepted(db);
      await createTable(db, 'secret')
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '003-held-notice': {
    async up(db: Schema) {
      await createNotice(db);
      // The queue of the notice polls for held leads, which must not scan the leads of years.
      const setApart = sql`create index lead_set_apart on lead (received_at) where quarantine is not null`;
      await setApart.execute(db);
    },
  },
  '004-address-key': {
    async up(db: Schema) {
      // On SQLite the key is kept in memory. An unlogged table is in no base backup.
      if (isPostgres(db))
        await sql`create unlogged table address_key (day text primary key, value text not null)`.execute(db);
      // Existing hashes were made with a key that is stored beside them.
      await sql`delete from accepted`.execute(db);
    },
  },
  '005-index-of-acknowledgements': {
    async up(db: Schema) {
      await sql`create index outbox_ack on outbox (created_at) where kind = 'ack'`.execute(db);
    },
  },
  '006-index-unsent': {
    async up(db: Schema) {
      await sql`create index outbox_unsent on outbox (kind, state, created_at) where state <> 'sent'`.execute(db);
    },
  },
  '007-mail-too-fast': {
    async up(db: Schema) {
      // Earlier versions held these; now they are sent, marked as unverified.
      const now = isPostgres(db)
        ? sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
        : sql`cast(unixepoch('subsec') * 1000 as integer)`;
      await sql`
        insert into outbox (lead_id, kind, created_at, state, attempts, next_at)
        select id, 'letter', ${now}, 'pending', 0, ${now} from lead where quarantine = 'too-fast' and not exists
          (select 1 from outbox where outbox.lead_id = lead.id and outbox.kind = 'letter')`.execute(db);
    },
  },
  '008-server-heartbeat': {
    async up(db: Schema) {
      await createTable(db, 'server_heartbeat')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('at', wholeNumber(db), (column) => column.notNull())
        .execute();
    },
  },
  '009-desk': deskMigration,
  '010-visits': visitMigration,
  '011-notifications-and-digest': {
    async up(db: Schema) {
      await addNotificationKinds(db);
      await createDigest(db);
      await createBackup(db);
    },
  },
  '012-search-landlines': { up: rebuildSearchIndex },
  '013-collected': { up: addCollected },
  '014-delivery-transport': {
    async up(db: Schema) {
      await db.schema.alterTable('outbox').addColumn('transport', 'text').execute();
    },
  },
};
