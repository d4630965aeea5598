import { type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { createOutbox } from './first-schema.ts';

const KINDS = ['email', 'ack', 'telegram', 'webhook', 'held', 'digest', 'unread'];
const COLUMNS = sql.raw(
  'id, created_at, state, attempts, next_at, lease_until, lease_by, last_error, sent_at, lead_id, kind, collected, told_by, transport',
);

/** Lets the outbox hold notices of unopened leads, and what the other side answered. */
export async function addUnread(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table outbox drop constraint outbox_kind_check`.execute(db);
    const kinds = sql.join(KINDS.map((kind) => sql.lit(kind)));
    await sql`alter table outbox add constraint outbox_kind_check check (kind in (${kinds}))`.execute(db);
  } else {
    // SQLite cannot change a check.
    await sql`create table outbox_before as select * from outbox`.execute(db);
    await sql`drop table outbox`.execute(db);
    await createOutbox(db, KINDS);
    await sql`insert into outbox (${COLUMNS}) select ${COLUMNS} from outbox_before`.execute(db);
    await sql`drop table outbox_before`.execute(db);
  }
  await db.schema.alterTable('outbox').addColumn('answer', 'text').execute();
}
