import { type Kysely, sql } from 'kysely';
import { LEAD_STATUSES } from '../../../domain/desk/lead-status.ts';
import { wholeNumber } from '../../contact/store/migration-steps.ts';

/** What the agency notes about a lead, and the indexes of the list. */
export async function addLeadColumns(db: Kysely<unknown>): Promise<void> {
  const statuses = sql.join(LEAD_STATUSES.map((status) => sql.lit(status)));
  await db.schema
    .alterTable('lead')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('nueva').check(sql`status in (${statuses})`))
    .execute();
  await db.schema.alterTable('lead').addColumn('sum_cents', wholeNumber(db)).execute();
  await db.schema
    .alterTable('lead')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('lead').addColumn('read_at', wholeNumber(db)).execute();
  await sql`create index lead_received on lead (received_at, id)`.execute(db);
  await sql`create index lead_status on lead (status, received_at, id)`.execute(db);
  await sql`create index lead_service on lead (from_serviceid, received_at, id)`.execute(db);
  await sql`create index lead_person on lead (lower(from_email), received_at)`.execute(db);
}
