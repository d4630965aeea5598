import { sql } from 'kysely';
import type { OutboxKind, OutboxState, Store } from '../store/tables.ts';

/** A literal, because SQLite's partial index does not match a parameter. */
const SENT = sql.lit<OutboxState>('sent');

/** An email is late when it is pending for longer than this; `/readyz` and `leads doctor` report it. */
export const LATE_MS = 15 * 60_000;

export type OutboxHealth = {
  /** When the oldest pending email was enqueued; null when none is pending. */
  readonly oldestPending: number | null;
  readonly dead: number;
};

/** State of the lead emails. Acknowledgements do not count: losing one loses no lead. */
export function readOutboxHealth(store: Store): Promise<OutboxHealth> {
  return store
    .selectFrom('outbox')
    .select([
      sql<number | null>`min(case when state in ('pending', 'sending') then created_at end)`.as('oldestPending'),
      sql<number>`count(case when state = 'dead' then 1 end)`.as('dead'),
    ])
    .where('kind', '=', 'letter')
    .where('state', '<>', SENT)
    .executeTakeFirstOrThrow();
}

/** Deliveries that are not sent, by kind and state, and when the oldest of each was enqueued. */
export type Backlog = readonly {
  readonly kind: OutboxKind;
  readonly state: OutboxState;
  readonly deliveries: number;
  readonly oldest: number;
}[];

/** Pending, sending and dead deliveries; empty states are left out. */
export function readBacklog(store: Store): Promise<Backlog> {
  return store
    .selectFrom('outbox')
    .select(['kind', 'state', sql<number>`count(*)`.as('deliveries'), sql<number>`min(created_at)`.as('oldest')])
    .where('state', '<>', SENT)
    .groupBy(['kind', 'state'])
    .execute();
}
