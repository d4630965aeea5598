import { type RawBuilder, sql } from 'kysely';
import { type InboxCursor, type InboxFilter, searchWords } from '../../../domain/desk/inbox-filter.ts';
import { isPostgres } from '../../contact/store/dialect.ts';
import { heldIds } from '../../contact/store/held.ts';
import type { Store } from '../../contact/store/tables.ts';
import { withSearchIndex } from '../store/search-upkeep.ts';

/**
 * Finds at most `limit` leads by a filter, newest first. Resolves to their ids. Held leads are found only by state; a
 * search without letters or digits finds none.
 */
export function findLeads(store: Store, filter: InboxFilter, limit: number): Promise<string[]> {
  const words = searchWords(filter.search);
  if (words.length === 0 && filter.search) return Promise.resolve([]);
  const conditions = conditionsOf(store, filter);
  if (words.length === 0) return select(store, { source: sql`lead`, conditions, order: NEWEST, limit });
  if (isPostgres(store)) return searchPostgres(store, words, conditions, limit);
  return withSearchIndex(store, () => searchSqlite(store, words, conditions, filter.after, limit));
}

type Conditions = readonly RawBuilder<unknown>[];
type Selection = {
  readonly source: RawBuilder<unknown>;
  readonly conditions: Conditions;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
};
const NEWEST = sql`lead.received_at desc, lead.id desc`;

async function select(store: Store, { source, conditions, order, limit }: Selection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lead.id as id from ${source} where ${and(conditions)} order by ${order} limit ${sql.lit(limit)}`.execute(
    store,
  );
  return rows.map(({ id }) => id);
}

const and = (conditions: Conditions) => sql.join(conditions, sql` and `);

/** A subquery of leads whose email has failed, for good or until its next try; the partial index finds them. */
const undelivered = sql`
  (select lead_id from outbox where kind = 'letter' and state <> 'sent' and (state = 'dead' or last_error is not null))`;

function conditionsOf(store: Store, { state, service, after }: InboxFilter): Conditions {
  return [
    // A list of the few that are held: asking each lead for its email would make PostgreSQL read the whole outbox.
    state === 'cuarentena' ? sql`lead.id in ${heldIds(store)}` : sql`lead.id not in ${heldIds(store)}`,
    ...(state === 'sin-entregar' ? [sql`lead.id in ${undelivered}`] : []),
    ...(state && state !== 'sin-entregar' && state !== 'cuarentena' ? [sql`lead.status = ${state}`] : []),
    ...(service ? [sql`lead.from_serviceid = ${service}`] : []),
    ...(after ? [sql`(lead.received_at, lead.id) < (${after.receivedAt}, ${after.id})`] : []),
  ];
}

/** Searches the index from its newest lead on, so that a common word costs no more than a rare one. */
function searchSqlite(
  store: Store,
  words: readonly string[],
  conditions: Conditions,
  after: InboxCursor | undefined,
  limit: number,
): Promise<string[]> {
  const query = words.map((word) => `"${word}"*`).join(' ');
  return select(store, {
    source: sql`
      lead_search join lead_search_key on lead_search_key.id = lead_search.rowid
      join lead on lead.id = lead_search_key.lead_id`,
    conditions: [sql`lead_search match ${query}`, ...conditions, ...(after ? [before(after)] : [])],
    order: sql`lead_search.rowid desc`,
    limit,
  });
}

/** Begins in the index where the previous page ended, unless that lead has been erased. */
const before = ({ id }: InboxCursor) =>
  sql`lead_search.rowid < coalesce((select id from lead_search_key where lead_id = ${id}), 9223372036854775807)`;

/** Leads searched without the index: one in twenty of them must match to fill a page. */
const NEWEST_LEADS = 1_000;

/**
 * Searches the newest leads one by one, and if too few match and there are more leads, all of them with the index.
 * PostgreSQL's index returns every match before the newest are known, and its planner cannot tell common beginnings of
 * words from rare ones: left to choose between the two, it would often choose the slower.
 */
async function searchPostgres(
  store: Store,
  words: readonly string[],
  conditions: Conditions,
  limit: number,
): Promise<string[]> {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const matches = sql`lead.search @@ to_tsquery('simple', ${query})`;
  const { rows } = await sql<{ seen: number; ids: string[] }>`
    with newest as materialized (
      select id, received_at, search from lead
      where ${and(conditions)} order by ${NEWEST} limit ${sql.lit(NEWEST_LEADS)})
    select (select count(*) from newest) as seen,
      array(select id from newest as lead where ${matches} order by ${NEWEST} limit ${sql.lit(limit)}) as ids`.execute(
    store,
  );
  const { seen, ids } = rows[0] ?? { seen: 0, ids: [] };
  if (ids.length === limit || seen < NEWEST_LEADS) return ids;
  // `offset 0` keeps the conditions out of the subquery, which finds its leads by the index.
  const source = sql`(select id, received_at, status, from_serviceid from lead where ${matches} offset 0) as lead`;
  return select(store, { source, conditions, order: NEWEST, limit });
}
