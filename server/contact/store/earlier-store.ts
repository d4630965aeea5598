import { sql } from 'kysely';
import { searchTextOf } from '../../../domain/contact/lead-search.ts';
import { addNotices, indexUnsent } from './contact-schema.ts';
import { isPostgres, lockUntilCommit } from './dialect.ts';
import { FIRST_MIGRATION } from './migrations.ts';
import { StoreError } from './store-error.ts';
import type { Store } from './tables.ts';

/** The last migration of the oldest store that can be taken over, and the ones that may follow it. */
const OLDEST = '012-search-landlines';
const COLLECTED = '013-collected';
const TRANSPORT = '014-delivery-transport';

const TOO_OLD = 'this store is older than commit 3483ffc (23 November 2026): start it once with that release';

/**
 * Brings a store that earlier releases made, with their numbered migrations, to the first migration of this one, in one
 * transaction; leaves every other store as it is. Throws a StoreError for a store that is too old.
 */
export async function takeOverEarlierStore(store: Store): Promise<void> {
  if ((await readApplied(store)).length === 0) return;
  await store.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'take-over');
    const applied = await readApplied(transaction);
    // Another server may have been first.
    if (applied.length === 0) return;
    if (!applied.includes(OLDEST)) throw new StoreError(TOO_OLD, 'older');
    await changeOutbox(transaction, applied);
    await replaceSearch(transaction);
    await removeDeliveredCounts(transaction);
    await sql`delete from kysely_migration`.execute(transaction);
    await sql`
      insert into kysely_migration (name, timestamp)
      values (${FIRST_MIGRATION}, ${new Date().toISOString()})`.execute(transaction);
  });
}

/** The numbered migrations (`001-…`) of an earlier release that a store has had; none in a new store and in one of this release. */
async function readApplied(store: Store): Promise<readonly string[]> {
  const table = isPostgres(store)
    ? sql`select to_regclass('kysely_migration') as name`
    : sql`select max(name) as name from sqlite_master where name = 'kysely_migration'`;
  const { rows } = await sql<{ name: string | null }>`${table}`.execute(store);
  if (!rows[0]?.name) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(store);
  return applied.rows.map(({ name }) => name).filter((name) => /^0\d{2}-/.test(name));
}

async function changeOutbox(db: Store, applied: readonly string[]): Promise<void> {
  if (!applied.includes(COLLECTED)) {
    await sql`alter table outbox add column collected integer default 0 not null`.execute(db);
    await sql`drop index outbox_unsent`.execute(db);
    await indexUnsent(db);
    await addNotices(db);
  }
  if (!applied.includes(TRANSPORT)) await sql`alter table outbox add column transport text`.execute(db);
  if (!isPostgres(db)) return;
  for (const end of ['pkey', 'state_check', 'lead_id_fkey']) {
    const names = [`outbox_with_kind_${end}`, `outbox_${end}`].map((name) => sql.id(name));
    await sql`alter table outbox rename constraint ${sql.join(names, sql` to `)}`.execute(db);
  }
}

/** Replaces the search index by a column with the words of each lead. */
async function replaceSearch(store: Store): Promise<void> {
  if (isPostgres(store)) await sql`alter table lead drop column search`.execute(store);
  else {
    await sql`drop trigger lead_search_added`.execute(store);
    await sql`drop trigger lead_search_removed`.execute(store);
    // A backup has no index.
    for (const table of ['lead_search', 'lead_search_key', 'lead_search_gone']) {
      await sql`drop table if exists ${sql.table(table)}`.execute(store);
    }
  }
  await sql`alter table lead add column search_text text default '' not null`.execute(store);
  for (let last = ''; ; ) {
    const fields = ['id', 'from_name', 'from_email', 'from_phone', 'message', 'reference'] as const;
    const page = store.selectFrom('lead').select(fields).where('id', '>', last).orderBy('id').limit(BATCH_ROWS);
    const leads = await page.execute();
    for (const { id, ...lead } of leads) {
      await store
        .updateTable('lead')
        .set({ search_text: searchTextOf(lead) })
        .where('id', '=', id)
        .execute();
    }
    if (leads.length < BATCH_ROWS) return;
    last = leads.at(-1)?.id ?? last;
  }
}

/** Removes the counts of delivered messages, which now follow from the outbox (`readUndelivered`). */
async function removeDeliveredCounts(store: Store): Promise<void> {
  await sql`drop table visit_sent`.execute(store);
  await sql`delete from visit_count where measure = 'delivered'`.execute(store);
}

const BATCH_ROWS = 500;
