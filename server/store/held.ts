import { sql } from 'kysely';
import type { Instant } from './dialect.ts';
import type { Store } from './tables.ts';

/** Held leads: marked, and without a delivery to the agency. */
const heldLeads = (store: Store) =>
  store
    .selectFrom('lead')
    .where('quarantine', 'is not', null)
    .where(sql<boolean>`not exists (select 1 from outbox where lead_id = lead.id and kind = 'email')`);

/** A subquery of the ids of held leads. */
export const heldIds = (store: Store) => heldLeads(store).select('lead.id');

/** Held leads that no sent notice has counted. A notice from the future, when the clock was ahead, does not count. */
export const unreportedIds = (store: Store, now: Instant) =>
  heldIds(store).where(sql<boolean>`not exists (
    select 1 from outbox
    where kind = 'held' and lead_id is null and state = 'sent' and created_at between lead.received_at and ${now})`);

export type Held = {
  readonly requests: number;
  /** When the oldest one was received; null when there is none. */
  readonly oldest: number | null;
};

/** How many leads are held, and since when. */
export function readHeld(store: Store): Promise<Held> {
  return heldLeads(store)
    .select([sql<number>`count(*)`.as('requests'), sql<number | null>`min(received_at)`.as('oldest')])
    .executeTakeFirstOrThrow();
}
