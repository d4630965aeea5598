import { sql } from 'kysely';
import { COLLECT_FIRST_MS } from '../../../domain/contact/unverified-terms.ts';
import type { LeadEmail } from '../email/transport.ts';
import { isPostgres, later, storeTime } from '../store/dialect.ts';
import type { OutboxKind, Store } from '../store/tables.ts';

/** Longer than the deadline of an attempt (`DELIVERY_MS`), so that a live worker never loses its lease. */
export const LEASE_MS = 60_000;

/** Who claims which deliveries: those of `kind` that are not in `except`. */
export type Claimant = { readonly kind: OutboxKind; readonly leaseBy: string; readonly except?: readonly number[] };

/** A leased delivery. The first three fields fence its result: see `finishDelivery`. */
export type Delivery = {
  readonly id: number;
  readonly leaseBy: string;
  readonly attempts: number;
  /** Milliseconds since it was enqueued. */
  readonly ageMs: number;
  readonly email: LeadEmail;
};

/**
 * Adds a delivery of a lead to the outbox, due at once, or a collected one (see `collectedQueue`). Throws when the lead
 * already has one of that kind.
 */
export async function enqueueDelivery(
  store: Store,
  leadId: string,
  kind: OutboxKind,
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
 * Leases the most overdue delivery, pending or with an expired lease; undefined when there is none. Safe for any number
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
    .returning(['id', 'lead_id', 'attempts', sql<number>`${time} - created_at`.as('ageMs')])
    .executeTakeFirst();
  if (!claimed) return undefined;
  const { lead_id, ...delivery } = claimed;
  return { ...delivery, leaseBy, email: await readLeadEmail(store, lead_id) };
}

function nextDue(store: Store, kind: OutboxKind, except: readonly number[], now: number) {
  const time = storeTime(store, now);
  const due = store
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    // Literals, because SQLite's partial index does not match parameters.
    .where('collected', '=', sql.lit(0))
    .where('state', '<>', sql.lit('sent' as const))
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'pending'), row('next_at', '<=', time)]),
        row.and([row('state', '=', 'sending'), row('lease_until', '<=', time)]),
      ]),
    )
    .orderBy('next_at')
    .limit(1);
  // `skip locked`: rows that another server is claiming are skipped. SQLite serializes writers anyway.
  return isPostgres(store) ? due.forUpdate().skipLocked() : due;
}

function readLeadEmail(store: Store, leadId: string): Promise<LeadEmail> {
  return store.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
}

/** How an attempt ended. `waitMs` is the delay of the next one. */
export type DeliveryResult =
  | { readonly state: 'sent'; readonly sent_at: number; readonly last_error: null; readonly transport: string }
  | { readonly state: 'dead'; readonly last_error: string }
  | { readonly state: 'pending'; readonly last_error: string; readonly waitMs: number };

/** Stores a result, fenced by the lease. False, with nothing changed, when another worker has the lease. */
export async function finishDelivery(
  store: Store,
  delivery: Delivery,
  result: DeliveryResult,
  now: number,
): Promise<boolean> {
  const { waitMs, ...outcome } = { waitMs: undefined, ...result };
  const next = waitMs === undefined ? {} : { next_at: later(storeTime(store, now), waitMs) };
  const { numUpdatedRows } = await store
    .updateTable('outbox')
    .set({ ...outcome, ...next, lease_by: null, lease_until: null })
    .where('id', '=', delivery.id)
    .where('state', '=', 'sending')
    .where('lease_by', '=', delivery.leaseBy)
    .where('attempts', '=', delivery.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Releases leases, so that their deliveries are due at once: those of `leaseBy`, or all of them, notices included. Only
 * the single server on an SQLite file may release all, at start.
 */
export async function releaseLeases(store: Store, now: number, leaseBy?: string): Promise<void> {
  await store
    .updateTable('outbox')
    .set({ state: 'pending', next_at: storeTime(store, now), lease_by: null, lease_until: null })
    .where('state', '=', 'sending')
    .$if(leaseBy !== undefined, (query) => query.where('lease_by', '=', leaseBy ?? null))
    .execute();
  if (leaseBy === undefined) await store.updateTable('notice').set({ lease_by: null, lease_until: null }).execute();
}
