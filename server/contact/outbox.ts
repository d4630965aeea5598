import { sql } from 'kysely';
import type { OutboxTable, Store } from './tables.ts';
import type { Letter } from './transport.ts';

/** Longer than any delivery may take (`DELIVERY_MS`), so a live worker never loses its lease. */
export const LEASE_MS = 60_000;

/** A delivery that one worker has claimed; the three first fields fence its result. */
export type Delivery = {
  readonly id: number;
  readonly leaseBy: string;
  readonly attempts: number;
  /** When the lead was stored, in milliseconds since the epoch. */
  readonly createdAt: number;
  readonly letter: Letter;
};

/** Takes the delivery that is due longest, or one whose worker let its lease pass; undefined when none is. */
export async function claimDelivery(store: Store, leaseBy: string, now: number): Promise<Delivery | undefined> {
  const claimed = await store
    .updateTable('outbox')
    .set((column) => ({
      state: 'sending',
      attempts: column('attempts', '+', 1),
      lease_by: leaseBy,
      lease_until: now + LEASE_MS,
    }))
    .where('id', '=', nextDue(store, now))
    .returning(['id', 'lead_id', 'attempts', 'created_at'])
    .executeTakeFirst();
  if (!claimed) return undefined;
  const letter = await readLetter(store, claimed.lead_id);
  return { id: claimed.id, leaseBy, attempts: claimed.attempts, createdAt: claimed.created_at, letter };
}

function nextDue(store: Store, now: number) {
  return store
    .selectFrom('outbox')
    .select('id')
    .where((due) =>
      due.or([
        due.and([due('state', '=', 'pending'), due('next_at', '<=', now)]),
        due.and([due('state', '=', 'sending'), due('lease_until', '<=', now)]),
      ]),
    )
    .orderBy('next_at')
    .limit(1);
}

function readLetter(store: Store, leadId: string): Promise<Letter> {
  return store.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
}

export type Finish = Pick<OutboxTable, 'state'> & Partial<Pick<OutboxTable, 'next_at' | 'last_error' | 'sent_at'>>;

/** Writes the result of a try. False when the lease had gone to another worker: then nothing changes. */
export async function finishDelivery(store: Store, delivery: Delivery, finish: Finish): Promise<boolean> {
  const result = await store
    .updateTable('outbox')
    .set({ ...finish, lease_by: null, lease_until: null })
    .where('id', '=', delivery.id)
    .where('state', '=', 'sending')
    .where('lease_by', '=', delivery.leaseBy)
    .where('attempts', '=', delivery.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Makes deliveries in flight due at once: those of `leaseBy`, or everyone's when a sole process starts. */
export async function releaseLeases(store: Store, now: number, leaseBy?: string): Promise<void> {
  await store
    .updateTable('outbox')
    .set({ state: 'pending', next_at: now, lease_by: null, lease_until: null })
    .where('state', '=', 'sending')
    .$if(leaseBy !== undefined, (query) => query.where('lease_by', '=', leaseBy ?? null))
    .execute();
}

export type OutboxHealth = {
  /** When the oldest letter still to be sent was stored; null when there is none. */
  readonly oldestPending: number | null;
  readonly dead: number;
};

/** How far behind the outbox is. */
export function readOutboxHealth(store: Store): Promise<OutboxHealth> {
  return store
    .selectFrom('outbox')
    .select([
      sql<number | null>`min(case when state in ('pending', 'sending') then created_at end)`.as('oldestPending'),
      sql<number>`count(case when state = 'dead' then 1 end)`.as('dead'),
    ])
    .executeTakeFirstOrThrow();
}
