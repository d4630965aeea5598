import { sql } from 'kysely';
import type { Instant } from './dialect.ts';
import type { Store } from './tables.ts';

/** The requests that are held: set apart, and without a letter that would bring them to the agency. */
const heldLeads = (store: Store) =>
  store
    .selectFrom('lead')
    .where('quarantine', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.lead_id', '=', 'lead.id')
            .where('outbox.kind', '=', 'letter'),
        ),
      ),
    );

/** The same as ids, for other queries. */
export const heldIds = (store: Store) => heldLeads(store).select('lead.id');

/** Those of them that no notice has counted which reached the agency; a notice from the future is not believed. */
export const unreportedIds = (store: Store, now: Instant) =>
  heldIds(store).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('notice')
          .select('notice.name')
          .whereRef('notice.reported_at', '>=', 'lead.received_at')
          .where('notice.reported_at', '<=', now),
      ),
    ),
  );

export type Held = {
  readonly requests: number;
  /** When the oldest of them came; null when there is none. */
  readonly oldest: number | null;
};

/** How many requests are held, and since when. */
export function readHeld(store: Store): Promise<Held> {
  return heldLeads(store)
    .select([sql<number>`count(*)`.as('requests'), sql<number | null>`min(received_at)`.as('oldest')])
    .executeTakeFirstOrThrow();
}
