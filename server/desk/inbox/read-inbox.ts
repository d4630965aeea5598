import { sql } from 'kysely';
import { INBOX_PAGE, type InboxCursor, type InboxFilter } from '../../../domain/desk/inbox-filter.ts';
import type { LeadState } from '../../../domain/desk/lead-status.ts';
import type { LeadRow } from '../../../domain/desk/lead-views.ts';
import { excerpt } from '../../../domain/excerpt.ts';
import { serviceName } from '../../mail/lead-text.ts';
import type { Store } from '../../store/tables.ts';
import { findLeads } from './find-leads.ts';

/** A page of the list, and where the next one begins; none after the last page. */
export type InboxPage = { readonly rows: readonly LeadRow[]; readonly next: InboxCursor | undefined };

/** Reads a page of leads, newest first. Held leads are listed on their own. */
export async function readInbox(store: Store, filter: InboxFilter): Promise<InboxPage> {
  const ids = await findLeads(store, filter, INBOX_PAGE + 1); // One more tells that there is a next page.
  const rows = await readRows(store, ids.slice(0, INBOX_PAGE));
  const last = rows.at(-1);
  return { rows, next: ids.length > INBOX_PAGE && last ? { receivedAt: last.receivedAt, id: last.id } : undefined };
}

/** The reference of the lead that follows another one in the list; undefined for the last. */
export async function findNext(
  store: Store,
  filter: InboxFilter,
  { received_at, id }: { readonly received_at: number; readonly id: string },
): Promise<string | undefined> {
  const [next] = await findLeads(store, { ...filter, after: { receivedAt: received_at, id } }, 1);
  if (next === undefined) return undefined;
  return (await store.selectFrom('lead').select('reference').where('id', '=', next).executeTakeFirst())?.reference;
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

async function readRows(store: Store, ids: readonly string[]): Promise<LeadRow[]> {
  if (ids.length === 0) return [];
  const rows = await store
    .selectFrom('lead')
    .leftJoin('outbox', (join) => join.onRef('outbox.lead_id', '=', 'lead.id').on('outbox.kind', '=', 'email'))
    .select(['lead.id', 'reference', 'received_at', 'from_name', 'from_serviceid', 'from_service', 'message'])
    .select(['status', 'sum_cents', 'read_at', 'quarantine', 'last_error', 'collected'])
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
      excerpt: excerpt(message, EXCERPT_CHARACTERS),
      status: row.status,
      sumCents: row.sum_cents,
      isUnread: read_at === null,
      isMarked: row.quarantine !== null,
      state: row.state,
      isCollected: row.collected === 1,
      hasFailed: row.state === 'dead' || (row.state !== 'sent' && last_error !== null),
    }));
}

/** A phone shows two lines of it. */
const EXCERPT_CHARACTERS = 140;
