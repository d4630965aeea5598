import { type Kysely, sql } from 'kysely';
import { searchTextOf } from '../../domain/contact/lead-search.ts';
import { digestDueAt } from '../../domain/site/digest-week.ts';
import { isPostgres, lockUntilCommit } from './dialect.ts';
import { createOutbox } from './first-schema.ts';
import { FIRST_MIGRATION } from './migrations.ts';
import { StoreError } from './store-error.ts';
import type { OutboxTable, Store } from './tables.ts';

/** Names of the migrations of earlier commits. */
const EARLIER = /^0\d{2}-/;
/** The last migration of the oldest store that can be taken over, and the ones that may follow it. */
const OLDEST = '012-search-landlines';
const COLLECTED = '013-collected';
const TRANSPORT = '014-delivery-transport';
/** The only migration for a few commits, which had notices and digests in tables of their own. */
const BEFORE_NOTICES = '1-store';

const TOO_OLD = 'this store is older than commit 3483ffc (24 November 2026): start it once with that release';

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
    if (applied.includes(BEFORE_NOTICES)) await replaceOutbox(transaction, [COLLECTED, TRANSPORT]);
    else {
      if (isTooOld(applied)) throw new StoreError(TOO_OLD, 'older');
      await replaceOutbox(transaction, applied);
      await replaceSearch(transaction);
      await removeDeliveredCounts(transaction);
    }
    await sql`delete from kysely_migration`.execute(transaction);
    await sql`
      insert into kysely_migration (name, timestamp)
      values (${FIRST_MIGRATION}, ${new Date().toISOString()})`.execute(transaction);
  });
}

/** The migrations of earlier commits that a store has had; none in a new store and in one of this release. */
async function readApplied(store: Store): Promise<readonly string[]> {
  const names = await readMigrations(store);
  return names.filter((name) => EARLIER.test(name) || name === BEFORE_NOTICES);
}

/** Whether a store with these migrations is older than the oldest one that can be taken over, and lacks some of its tables. */
export const isTooOld = (applied: readonly string[]): boolean =>
  applied.some((name) => EARLIER.test(name)) && !applied.includes(OLDEST);

/** All migrations that a store has had; none in a new one. */
export async function readMigrations(store: Store): Promise<readonly string[]> {
  const table = isPostgres(store)
    ? sql`select to_regclass(quote_ident(current_schema()) || '.kysely_migration') as name`
    : sql`select max(name) as name from sqlite_master where name = 'kysely_migration'`;
  const { rows } = await sql<{ name: string | null }>`${table}`.execute(store);
  if (!rows[0]?.name) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(store);
  return applied.rows.map(({ name }) => name);
}

/** Recreates the outbox, and moves notices and digests into it from their own tables. */
async function replaceOutbox(db: Store, applied: readonly string[]): Promise<void> {
  const column = (migration: string, name: string, otherwise: string) =>
    applied.includes(migration) ? sql.ref(name) : sql.raw(otherwise);
  await sql`create table outbox_earlier as select * from outbox`.execute(db);
  await sql`drop table outbox`.execute(db);
  await createOutbox(db as unknown as Kysely<unknown>);
  await sql`
    insert into outbox (lead_id, kind, created_at, state, attempts, next_at, lease_until, lease_by, last_error, sent_at,
      collected, transport)
    select lead_id, case kind when 'letter' then 'email' else kind end, created_at, state, attempts, next_at, lease_until,
      lease_by, last_error, sent_at, ${column(COLLECTED, 'collected', '0')}, ${column(TRANSPORT, 'transport', 'null')}
    from outbox_earlier order by id`.execute(db);
  await sql`drop table outbox_earlier`.execute(db);
  // A notice was reported as of the time at which its leads were counted.
  await sql`
    insert into outbox (kind, created_at, state, attempts, next_at)
    select 'held', reported_at, 'sent', 1, reported_at from notice where name = 'held' and reported_at is not null`.execute(
    db,
  );
  const digests = await sql<EarlierDigest>`select week, state, attempts, next_at, sent_at from digest`.execute(db);
  for (const { week, ...digest } of digests.rows) {
    const created_at = digestDueAt(week);
    await db
      .insertInto('outbox')
      .values({ kind: 'digest', created_at, ...digest })
      .execute();
  }
  await sql`drop table notice`.execute(db);
  await sql`drop table digest`.execute(db);
}

type EarlierDigest = Pick<OutboxTable, 'state' | 'attempts' | 'next_at' | 'sent_at'> & { readonly week: string };

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

/** Removes the counts of delivered messages, which now follow from the outbox (`countUndelivered`). */
async function removeDeliveredCounts(store: Store): Promise<void> {
  await sql`drop table visit_sent`.execute(store);
  await sql`delete from visit_count where measure = 'delivered'`.execute(store);
}

const BATCH_ROWS = 500;
