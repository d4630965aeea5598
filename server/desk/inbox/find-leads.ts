import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../../../domain/contact/lead-search.ts';
import type { InboxFilter } from '../../../domain/desk/inbox-filter.ts';
import { undelivered } from '../../leads/lead-notes.ts';
import { heldIds } from '../../store/held.ts';
import type { Store } from '../../store/tables.ts';

type FoundLead = { readonly id: string; readonly reference: string };

/**
 * Finds at most `limit` leads by a filter, newest first. Held leads are found only by state; a search without letters or
 * digits finds none.
 */
export async function findLeads(store: Store, filter: InboxFilter, limit: number): Promise<readonly FoundLead[]> {
  const words = searchWords(filter.search);
  if (words.length === 0 && filter.search) return [];
  const conditions = sql.join([...conditionsOf(store, filter), ...words.map(hasWord)], sql` and `);
  const { rows } = await sql<FoundLead>`
    select id, reference from lead where ${conditions} order by received_at desc, id desc limit ${sql.lit(limit)}`.execute(
    store,
  );
  return rows;
}

/** A word consists of letters and digits, so it has no wildcards. */
const hasWord = (word: string) => sql`search_text like ${`% ${word}%`}`;

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
