import { sql } from 'kysely';
import type { Letter } from '../email/transport.ts';
import { isPostgres, later, storeTime } from '../store/dialect.ts';
import type { OutboxKind, Store } from '../store/tables.ts';

/** Longer than any delivery may take (`DELIVERY_MS`), so a live worker never loses its lease. */
export const LEASE_MS = 60_000;

/** Whose claim it is, and which deliveries it is about: those of `kind` that are not in `except`. */
export type Claimant = { readonly kind: OutboxKind; readonly leaseBy: string; readonly except?: readonly number[] };

/** A delivery that one worker has claimed; the three first fields fence its result. */
export type Delivery = {
  readonly id: number;
  readonly leaseBy: string;
  readonly attempts: number;
  /** How long it has been owed, in milliseconds. */
  readonly ageMs: number;
  readonly letter: Letter;
};

/** Puts a delivery of a lead into the outbox, due at once. Throws when it was owed already. */
export async function oweDelivery(store: Store, leadId: string, kind: OutboxKind, now: number): Promise<void> {
  const due = storeTime(store, now);
  await store
    .insertInto('outbox')
    .values({ lead_id: leadId, kind, created_at: due, state: 'pending', attempts: 0, next_at: due })
    .execute();
}

/**
 * Takes the delivery that is due longest, or one whose worker let its lease pass; undefined when none is.
 * Any number of workers and servers may ask at once: each delivery goes to one of them.
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
  return { ...delivery, leaseBy, letter: await readLetter(store, lead_id) };
}

function nextDue(store: Store, kind: OutboxKind, except: readonly number[], now: number) {
  const time = storeTime(store, now);
  const due = store
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'pending'), row('next_at', '<=', time)]),
        row.and([row('state', '=', 'sending'), row('lease_until', '<=', time)]),
      ]),
    )
    .orderBy('next_at')
    .limit(1);
  // Rows that another server is just claiming are passed over, not waited for; SQLite writes one at a time.
  return isPostgres(store) ? due.forUpdate().skipLocked() : due;
}

function readLetter(store: Store, leadId: string): Promise<Letter> {
  return store.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
}

/** How a try ended. `waitMs` is how long from now the next one is. */
export type Finish =
  | { readonly state: 'sent'; readonly sent_at: number; readonly last_error: null }
  | { readonly state: 'dead'; readonly last_error: string }
  | { readonly state: 'pending'; readonly last_error: string; readonly waitMs: number };

/** Writes the result of a try. False when the lease had gone to another worker: then nothing changes. */
export async function finishDelivery(store: Store, delivery: Delivery, finish: Finish, now: number): Promise<boolean> {
  const { waitMs, ...outcome } = { waitMs: undefined, ...finish };
  const next = waitMs === undefined ? {} : { next_at: later(storeTime(store, now), waitMs) };
  const result = await store
    .updateTable('outbox')
    .set({ ...outcome, ...next, lease_by: null, lease_until: null })
    .where('id', '=', delivery.id)
    .where('state', '=', 'sending')
    .where('lease_by', '=', delivery.leaseBy)
    .where('attempts', '=', delivery.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Makes deliveries in flight due at once: those of `leaseBy`, or everyone's, which only the sole server of an
 * SQLite file may do, when it starts.
 */
export async function releaseLeases(store: Store, now: number, leaseBy?: string): Promise<void> {
  await store
    .updateTable('outbox')
    .set({ state: 'pending', next_at: storeTime(store, now), lease_by: null, lease_until: null })
    .where('state', '=', 'sending')
    .$if(leaseBy !== undefined, (query) => query.where('lease_by', '=', leaseBy ?? null))
    .execute();
}
