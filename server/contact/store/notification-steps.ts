import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { createTable, indexOutbox, outboxColumns, wholeNumber } from './migration-steps.ts';

type Schema = Kysely<unknown>;

const KINDS = sql`kind in ('letter', 'ack', 'telegram', 'webhook')`;

/** Lets the outbox hold notifications. SQLite cannot change a check, so the rows are copied to a new table. */
export async function addNotificationKinds(db: Schema): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table outbox drop constraint outbox_with_kind_kind_check`.execute(db);
    await sql`alter table outbox add constraint outbox_kind_check check (${KINDS})`.execute(db);
    return;
  }
  await outboxColumns(db, 'outbox_with_notifications')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(KINDS))
    .addUniqueConstraint('outbox_lead_kind', ['lead_id', 'kind'])
    .execute();
  const columns = sql.raw(
    'id, lead_id, kind, created_at, state, attempts, next_at, lease_until, lease_by, last_error, sent_at',
  );
  await sql`insert into outbox_with_notifications (${columns}) select ${columns} from outbox`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_with_notifications').renameTo('outbox').execute();
  await indexOutbox(db);
  await sql`create index outbox_ack on outbox (created_at) where kind = 'ack'`.execute(db);
  await sql`create index outbox_unsent on outbox (kind, state, created_at) where state <> 'sent'`.execute(db);
}

export async function createDigest(db: Schema): Promise<void> {
  await createTable(db, 'digest')
    .addColumn('week', 'text', (column) => column.primaryKey().notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'sent')`))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', wholeNumber(db), (column) => column.notNull())
    .addColumn('lease_until', wholeNumber(db))
    .addColumn('lease_by', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', wholeNumber(db))
    .execute();
}

export async function createBackup(db: Schema): Promise<void> {
  await createTable(db, 'backup')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', wholeNumber(db), (column) => column.notNull())
    .execute();
}

/** Deliveries that are told together, and their notices. The index finds the unsent ones of either sort by themselves. */
export async function addCollected(db: Schema): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('collected', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`drop index outbox_unsent`.execute(db);
  await sql`create index outbox_unsent on outbox (kind, collected, state, next_at, created_at) where state <> 'sent'`.execute(
    db,
  );
  for (const kind of ['letter', 'telegram', 'webhook']) {
    await sql`insert into notice (name, attempts, next_at) values (${`collected-${kind}`}, 0, 0)`.execute(db);
  }
}
