import { sql } from 'kysely';
import { COLLECT_FIRST_MS } from '../../domain/contact/unverified-terms.ts';
import type { LeadKind } from '../../domain/desk/lead-status.ts';
import { isPostgres, later, storeTime } from '../store/dialect.ts';
import { type OutboxKind, type Store, unsent } from '../store/tables.ts';
import { finishCollected } from './collection.ts';

/** Longer than an attempt (`DELIVERY_MS`); renewed while an answer is missing: no live worker loses its lease. */
export const LEASE_MS = 60_000;

/** Who claims which deliveries: those of `kind` that are not in `except`. */
export type Claimant = { readonly kind: OutboxKind; readonly leaseBy: string; readonly except?: readonly number[] };

/** A leased delivery. Its id, `leaseBy` and `attempts` fence its result: see `finishDelivery`. */
export type Delivery = {
  readonly id: number;
  readonly kind: OutboxKind;
  readonly leaseBy: string;
  readonly attempts: number;
  /** When it was enqueued, in milliseconds since the epoch, and how long ago that was. */
  readonly createdAt: number;
  readonly ageMs: number;
  /** Null for a notice. */
  readonly leadId: string | null;
};

/**
 * Adds a delivery of a lead to the outbox, due at once, or a collected one (see `collectWaiting`). Throws when the lead
 * already has one of that kind.
 */
export async function enqueueDelivery(
  store: Store,
  leadId: string,
  kind: LeadKind,
  now: number,
  collected = false,
): Promise<void> {
  const time = storeTime(store, now);
  const due = collected ? { collected: 1, next_at: later(time, COLLECT_FIRST_MS) } : { next_at: time };
  await store
    .insertInto('outbox')
    .values({ lead_id: leadId, kind, created_at: time, state: 'pending', attempts: 0, ...due })
    .execute();
}

/**
 * Leases a delivery with an expired lease, or the most overdue one; undefined when there is none. Safe for any number
 * of concurrent workers and servers.
 */
export async function claimDelivery(
  store: Store,
  { kind, leaseBy, except = [] }: Claimant,
  now: number,
): Promise<Delivery | undefined> {
  const time = storeTime(store, now);
  const claimed = await store
    .updateTable('outbox')
    .set((column) => ({
      state: 'sending',
      attempts: column('attempts', '+', 1),
      lease_by: leaseBy,
      lease_until: later(time, LEASE_MS),
    }))
    .where('id', '=', nextDue(store, kind, except, now))
    .returning(['id', 'kind', 'lead_id as leadId', 'attempts', 'created_at as createdAt'])
    .returning(sql<number>`${time} - created_at`.as('ageMs'))
    .executeTakeFirst();
  return claimed && { ...claimed, leaseBy };
}

/**
 * One whose worker died, otherwise the most overdue: two queries, because with `or` all that wait would be sorted for each
 * claim, which takes all of a server's time after an outage. Skips rows that another server is claiming.
 */
function nextDue(store: Store, kind: OutboxKind, except: readonly number[], now: number) {
  // As a subquery: PostgreSQL would read the time for each row.
  const time = sql<number>`(select ${storeTime(store, now)})`;
  const first = (state: 'pending' | 'sending', dueAt: 'next_at' | 'lease_until') =>
    unsent(store)
      .select('id')
      .where('kind', '=', kind)
      .where('collected', '=', 0)
      .where('state', '=', state)
      .where(dueAt, '<=', time)
      .$if(except.length > 0, (query) => query.where('id', 'not in', except))
      .orderBy('next_at')
      .limit(1)
      .$if(isPostgres(store), (query) => query.forUpdate().skipLocked());
  return sql<number>`coalesce(${first('sending', 'lease_until')}, ${first('pending', 'next_at')})`;
}

/** How an attempt ended, and what the other side answered. `waitMs` is the delay of the next one. */
export type DeliveryResult = { readonly answer?: string | null } & (
  | { readonly state: 'sent'; readonly last_error: null; readonly transport: string }
  | { readonly state: 'dead'; readonly last_error: string }
  | { readonly state: 'pending'; readonly last_error: string; readonly waitMs: number }
);

/** Stores a result, fenced by the lease. False, with nothing changed, when another worker has the lease. */
export async function finishDelivery(
  store: Store,
  delivery: Delivery,
  result: DeliveryResult,
  now: number,
): Promise<boolean> {
  const { waitMs, ...outcome } = { waitMs: undefined, ...result };
  const time = storeTime(store, now);
  const next = waitMs === undefined ? {} : { next_at: later(time, waitMs) };
  const sent = result.state === 'sent' ? { sent_at: time } : {};
  // The notice itself last: its lease ends with it, and while the store fails all of this is repeated.
  if (delivery.leadId === null) await finishCollected(store, delivery, result, now);
  const { numUpdatedRows } = await leased(store, delivery)
    .set({ ...outcome, ...next, ...sent, lease_by: null, lease_until: null })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets the lease of a delivery that is being sent start over, unless another worker has it. */
export async function renewLease(store: Store, delivery: Delivery, now: number): Promise<void> {
  await leased(store, delivery)
    .set({ lease_until: later(storeTime(store, now), LEASE_MS) })
    .execute();
}

/** Changes a delivery as long as its lease holds. */
const leased = (store: Store, { id, leaseBy: lease_by, attempts }: Delivery) =>
  store.updateTable('outbox').where((row) => row.and({ id, state: 'sending', lease_by, attempts }));

/** Deletes a leased notice that has nothing left to tell. */
export async function dropNotice(store: Store, { id, leaseBy }: Delivery): Promise<void> {
  await store
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('lead_id', 'is', null)
    .where('lease_by', '=', leaseBy)
    .execute();
}

/**
 * Releases leases, so that their deliveries are due at once: those of `leaseBy`, or all of them. Only the single server
 * on an SQLite file may release all, at start.
 */
export async function releaseLeases(store: Store, now: number, leaseBy?: string): Promise<void> {
  await store
    .updateTable('outbox')
    .set({ state: 'pending', next_at: storeTime(store, now), lease_by: null, lease_until: null })
    .where('state', '=', 'sending')
    .$if(leaseBy !== undefined, (query) => query.where('lease_by', '=', leaseBy ?? null))
    .execute();
}
