import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '../../contact/store/dialect.ts';
import type { Store } from '../../contact/store/tables.ts';
import { createEmptyFts, indexLeads, LAST_INDEXED } from './search-index.ts';

/** Leads indexed in one transaction, about 10 ms in which SQLite serves nothing else. */
const BATCH = 200;

const SQLITE_ERROR = 1;
const SQLITE_CORRUPT = 11;

/**
 * Brings SQLite's index up to date: removes deleted leads and adds new ones. Rebuilds a damaged index. Throws the
 * store's error when it refuses writes. PostgreSQL keeps its index itself.
 */
export async function updateSearchIndex(store: Store): Promise<void> {
  if (!isPostgres(store)) await repairing(store, () => update(store));
}

/** Updates SQLite's index, and merges its parts, so that it forgets the words of deleted leads. */
export async function compactSearchIndex(store: Store): Promise<void> {
  if (isPostgres(store)) return;
  await repairing(store, async () => {
    await update(store);
    await sql`insert into lead_search (lead_search) values ('optimize')`.execute(store);
  });
}

/** Rebuilds SQLite's index if its own check finds it damaged. Takes a second for 100,000 leads. */
export async function checkSearchIndex(store: Store): Promise<void> {
  if (isPostgres(store)) return;
  await repairing(store, async () => {
    await sql`insert into lead_search (lead_search) values ('integrity-check')`.execute(store);
    await update(store);
  });
}

/** Runs a search of SQLite with an index that is up to date, or as it is while the store refuses writes. */
export async function withSearchIndex<Result>(store: Store, search: () => Promise<Result>): Promise<Result> {
  return repairing(store, async () => {
    await update(store).catch((error: unknown) => {
      if (!isSqliteError(error) || isDamage(error)) throw error;
    });
    return search();
  });
}

async function update(store: Store): Promise<void> {
  if (await isUpToDate(store)) return;
  let added = 0;
  do {
    added = await store.transaction().execute(async (transaction) => {
      await sql`delete from lead_search where rowid in (select id from lead_search_gone)`.execute(transaction);
      await sql`delete from lead_search_gone`.execute(transaction);
      return indexLeads(transaction, BATCH);
    });
    await setImmediate();
  } while (added === BATCH);
}

async function isUpToDate(store: Store): Promise<boolean> {
  const { rows } = await sql<{ due: number }>`
    select exists (select 1 from lead_search_gone)
      or coalesce((select max(id) from lead_search_key), 0) > ${LAST_INDEXED} as due`.execute(store);
  return rows[0]?.due === 0;
}

/** Replaces the index with an empty one when `use` finds it damaged, and runs `use` again. */
async function repairing<Result>(store: Store, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    if (!isDamage(error)) throw error;
    await store.transaction().execute(async (transaction) => {
      await sql`drop table if exists lead_search`.execute(transaction);
      await createEmptyFts(transaction);
    });
    return await use();
  }
}

const isSqliteError = (error: unknown): error is { readonly errcode: number } =>
  typeof (error as { errcode?: unknown }).errcode === 'number';

/** True for a corrupt database or a missing table (`SQLITE_ERROR`). The low byte is the primary result code. */
const isDamage = (error: unknown): boolean =>
  isSqliteError(error) && [SQLITE_ERROR, SQLITE_CORRUPT].includes(error.errcode & 0xff);
