import { sql } from 'kysely';
import type { OutboxKind, OutboxState, Store } from '../store/tables.ts';

/** Written out: with a parameter SQLite would not use its index of what is not sent. */
const SENT = sql.lit<OutboxState>('sent');

export type OutboxHealth = {
  /** When the oldest letter still to be sent was stored; null when there is none. */
  readonly oldestPending: number | null;
  readonly dead: number;
};

/** How far behind the letters are; an acknowledgement that fails is nobody's loss. */
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

/** Deliveries that are not sent: how many of each kind and state, and when the oldest of them was stored. */
export type Backlog = readonly {
  readonly kind: OutboxKind;
  readonly state: OutboxState;
  readonly deliveries: number;
  readonly oldest: number;
}[];

/** What waits in the outbox or was given up; states that nothing is in are left out. */
export function readBacklog(store: Store): Promise<Backlog> {
  return store
    .selectFrom('outbox')
    .select(['kind', 'state', sql<number>`count(*)`.as('deliveries'), sql<number>`min(created_at)`.as('oldest')])
    .where('state', '<>', SENT)
    .groupBy(['kind', 'state'])
    .execute();
}
