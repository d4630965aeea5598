import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../../../domain/contact/lead-search.ts';
import { INBOX_PAGE, type InboxFilter } from '../../../domain/desk/inbox-filter.ts';
import type { LeadRow } from '../../../domain/desk/lead-views.ts';
import { excerpt } from '../../../domain/excerpt.ts';
import { undelivered } from '../../leads/lead-notes.ts';
import { leadState, leadsWithEmail } from '../../leads/read-leads.ts';
import { serviceName } from '../../mail/lead-text.ts';
import { heldIds } from '../../store/held.ts';
import type { Store } from '../../store/tables.ts';

/** Reads a page of leads, newest first, and where the next page begins, if there is one. Held leads are listed on their own. */
export async function readInbox(store: Store, filter: InboxFilter) {
  const found = await findLeads(store, filter, INBOX_PAGE + 1); // One more shows that there is a next page.
  const rows = await readRows(store, found.slice(0, INBOX_PAGE));
  const last = rows.at(-1);
  return { rows, next: found.length > INBOX_PAGE && last ? { receivedAt: last.received_at, id: last.id } : undefined };
}

/** The reference of the lead that follows another one in the list; undefined for the last. */
export async function findNext(
  store: Store,
  filter: InboxFilter,
  { received_at, id }: { readonly received_at: number; readonly id: string },
): Promise<string | undefined> {
  const [next] = await findLeads(store, { ...filter, after: { receivedAt: received_at, id } }, 1);
  return next?.reference;
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
  return readRows(store, others);
}

/** Leads as lines of a list, newest first. */
async function readRows(store: Store, leads: readonly { readonly id: string }[]): Promise<LeadRow[]> {
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await leadsWithEmail(store)
    .select(['lead.id', 'reference', 'received_at', 'from_name', 'from_serviceid', 'from_service', 'message'])
    .select(['status', 'sum_cents', 'read_at', 'quarantine', 'collected', 'last_error', leadState.as('state')])
    .where('lead.id', 'in', ids)
    .orderBy('received_at', 'desc')
    .orderBy('lead.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, service: serviceName(row), excerpt: excerpt(row.message, EXCERPT_CHARACTERS) }));
}

/** A phone shows two lines of it. */
const EXCERPT_CHARACTERS = 140;

type FoundLead = { readonly id: string; readonly reference: string };

/**
 * Finds at most `limit` leads by a filter, newest first. Held leads are found only by state; a search without letters or
 * digits finds none.
 */
async function findLeads(store: Store, filter: InboxFilter, limit: number): Promise<readonly FoundLead[]> {
  const words = searchWords(filter.search ?? '');
  if (words.length === 0 && filter.search) return [];
  const conditions = sql.join([...conditionsOf(store, filter), ...words.map(hasWord)], sql` and `);
  const { rows } = await sql<FoundLead>`
    select id, reference from lead where ${conditions} order by received_at desc, id desc limit ${sql.lit(limit)}`.execute(
    store,
  );
  return rows;
}

/** A word has no wildcards. A phone number may have a code before it, and spaces in it in a message. */
const hasWord = (word: string) =>
  /^\d{7,}$/.test(word)
    ? sql`replace(search_text, ' ', '') like ${`%${word}%`}`
    : sql`search_text like ${`% ${word}%`}`;

function conditionsOf(store: Store, { state, service, after }: InboxFilter): readonly RawBuilder<unknown>[] {
  return [
    // A list of the few that are held: asking each lead for its email would make PostgreSQL read the whole outbox.
    state === 'cuarentena' ? sql`id in ${heldIds(store)}` : sql`id not in ${heldIds(store)}`,
    ...(state === 'sin-entregar' ? [sql`id in ${undelivered(store).select('lead_id')}`] : []),
    ...(state && state !== 'sin-entregar' && state !== 'cuarentena' ? [sql`status = ${state}`] : []),
    ...(service ? [sql`from_serviceid = ${service}`] : []),
    ...(after ? [sql`(received_at, id) < (${after.receivedAt}, ${after.id})`] : []),
  ];
}
