import { sql } from 'kysely';
import type { Instant } from './dialect.ts';
import type { Store } from './tables.ts';

/** Held leads: marked, without a delivery to the agency, and not one that it has answered all the same. */
const heldLeads = (store: Store) =>
  store
    .selectFrom('lead')
    .where('quarantine', 'is not', null)
    .where('status', 'not in', ['respondida', 'ganada'])
    .where(sql<boolean>`not exists (select 1 from outbox where lead_id = lead.id and kind = 'email')`);

/** A subquery of the ids of held leads. */
export const heldIds = (store: Store) => heldLeads(store).select('lead.id');

/** Held leads that no sent notice has counted. A notice from the future, when the clock was ahead, does not count. */
export const unreportedIds = (store: Store, now: Instant) =>
  heldIds(store).where(sql<boolean>`not exists (
    select 1 from outbox
    where kind = 'held' and lead_id is null and state = 'sent' and created_at between lead.received_at and ${now})`);

/** How many leads or deliveries a query finds, and the oldest of their times; null when it finds none. */
export const tally = (time: 'received_at' | 'created_at') =>
  [sql<number>`count(*)`.as('requests'), sql<number | null>`min(${sql.ref(time)})`.as('oldest')] as const;

/** How many leads are held, since when, and since when one was never opened on the desk. */
export const readHeld = (store: Store) =>
  heldLeads(store)
    .select([
      ...tally('received_at'),
      sql<number | null>`min(case when read_at is null then received_at end)`.as('unread'),
    ])
    .executeTakeFirstOrThrow();
