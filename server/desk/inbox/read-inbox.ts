import { type RawBuilder, sql } from 'kysely';
import { INBOX_PAGE, type InboxCursor, type InboxFilter, searchWords } from '../../../domain/desk/inbox-filter.ts';
import type { LeadRow } from '../../../domain/desk/lead-views.ts';
import { serviceName } from '../../contact/email/lead-text.ts';
import { isPostgres } from '../../contact/store/dialect.ts';
import { heldIds } from '../../contact/store/held.ts';
import type { Store } from '../../contact/store/tables.ts';
import type { LeadState } from '../../leads/read-leads.ts';
import { withSearchIndex } from '../store/search-upkeep.ts';

/** A page of the list, and where the next one begins; none after the last page. */
export type InboxPage = { readonly rows: readonly LeadRow[]; readonly next: InboxCursor | undefined };

/** Reads a page of leads, newest first. Held leads are listed on their own. */
export async function readInbox(store: Store, filter: InboxFilter): Promise<InboxPage> {
  const find = () => findIds(store, filter);
  const ids = await (filter.search ? withSearchIndex(store, find) : find());
  const rows = await readRows(store, ids.slice(0, INBOX_PAGE));
  const last = rows.at(-1);
  return { rows, next: ids.length > INBOX_PAGE && last ? { receivedAt: last.receivedAt, id: last.id } : undefined };
}

/** The other leads of the same person, newest first. */
export async function readOthers(store: Store, lead: { readonly id: string; readonly from_email: string }) {
  const others = await store
    .selectFrom('lead')
    .select('id')
    .where(sql`lower(from_email)`, '=', lead.from_email.toLowerCase())
    .where('id', '<>', lead.id)
    .orderBy('received_at', 'desc')
    .limit(INBOX_PAGE)
    .execute();
  return readRows(
    store,
    others.map(({ id }) => id),
  );
}

/** A subquery of leads whose email has failed, for good or until its next try; the partial index finds them. */
const undelivered = sql`
  (select lead_id from outbox where kind = 'letter' and state <> 'sent' and (state = 'dead' or last_error is not null))`;

/** Ids for a page and one more, which tells that there is a next page. */
async function findIds(store: Store, filter: InboxFilter): Promise<string[]> {
  const { source, conditions, order } = searchIn(store, filter);
  const all = [...conditions, ...narrow(store, filter)];
  const { rows } = await sql<{ id: string }>`
    select lead.id as id from ${source} where ${sql.join(all, sql` and `)}
    order by ${order} limit ${sql.lit(INBOX_PAGE + 1)}`.execute(store);
  return rows.map(({ id }) => id);
}

function narrow(store: Store, { state, service, after }: InboxFilter): RawBuilder<unknown>[] {
  return [
    // A list of the few that are held: asking each lead for its email would make PostgreSQL read the whole outbox.
    state === 'cuarentena' ? sql`lead.id in ${heldIds(store)}` : sql`lead.id not in ${heldIds(store)}`,
    ...(state === 'sin-entregar' ? [sql`lead.id in ${undelivered}`] : []),
    ...(state && state !== 'sin-entregar' && state !== 'cuarentena' ? [sql`lead.status = ${state}`] : []),
    ...(service ? [sql`lead.from_serviceid = ${service}`] : []),
    ...(after ? [sql`(lead.received_at, lead.id) < (${after.receivedAt}, ${after.id})`] : []),
  ];
}

type Search = {
  readonly source: RawBuilder<unknown>;
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly order: RawBuilder<unknown>;
};
const NEWEST = sql`lead.received_at desc, lead.id desc`;

function searchIn(store: Store, { search, after }: InboxFilter): Search {
  const words = searchWords(search);
  if (words.length === 0) return { source: sql`lead`, conditions: [], order: NEWEST };
  if (isPostgres(store)) {
    const query = words.map((word) => `'${word}':*`).join(' & ');
    const matches = sql`lead.search @@ to_tsquery('simple', ${query})`;
    return { source: sql`lead`, conditions: [matches], order: NEWEST };
  }
  const query = words.map((word) => `"${word}"*`).join(' ');
  return {
    source: sql`
      lead_search join lead_search_key on lead_search_key.id = lead_search.rowid
      join lead on lead.id = lead_search_key.lead_id`,
    conditions: [sql`lead_search match ${query}`, ...(after ? [before(after)] : [])],
    // In the order of the index, so that a common word costs no more than a rare one.
    order: sql`lead_search.rowid desc`,
  };
}

/** Begins in the index where the previous page ended, unless that lead has been erased. */
const before = ({ id }: InboxCursor) =>
  sql`lead_search.rowid < coalesce((select id from lead_search_key where lead_id = ${id}), 9223372036854775807)`;

async function readRows(store: Store, ids: readonly string[]): Promise<LeadRow[]> {
  if (ids.length === 0) return [];
  const rows = await store
    .selectFrom('lead')
    .leftJoin('outbox', (join) => join.onRef('outbox.lead_id', '=', 'lead.id').on('outbox.kind', '=', 'letter'))
    .select(['lead.id', 'reference', 'received_at', 'from_name', 'from_serviceid', 'from_service', 'message'])
    .select(['status', 'sum_cents', 'read_at', 'quarantine', 'last_error'])
    .select(sql<LeadState>`coalesce(outbox.state, 'quarantine')`.as('state'))
    .where('lead.id', 'in', ids)
    .execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows
    .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    .map(({ read_at, message, last_error, ...row }) => ({
      id: row.id,
      reference: row.reference,
      receivedAt: row.received_at,
      name: row.from_name,
      service: serviceName(row),
      excerpt: message.slice(0, EXCERPT_CHARACTERS).toWellFormed(),
      status: row.status,
      sumCents: row.sum_cents,
      isUnread: read_at === null,
      isMarked: row.quarantine !== null,
      state: row.state,
      hasFailed: row.state === 'dead' || (row.state !== 'sent' && last_error !== null),
    }));
}

/** A phone shows two lines of it. */
const EXCERPT_CHARACTERS = 140;
