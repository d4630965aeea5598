import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LeadEmail } from '../email/transport.ts';
import { later, storeTime } from '../store/dialect.ts';
import { type Held, heldIds, readHeld } from '../store/held.ts';
import type { Store } from '../store/tables.ts';
import { LONGEST_WAIT_MS } from './backoff.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { LEASE_MS } from './outbox.ts';

export const NOTICE_EVERY_MS = 24 * 60 * 60_000;
/** The only row, created by a migration; the servers on a store compete for its lease. */
const HELD = 'held';
const ID = 1;

/** What a notice reports: held leads, when they were counted, and when the previous notice counted them. */
export type HeldNoticeFacts = Held & { readonly countedAt: number; readonly reportedAt: number | null };

/**
 * The daily notice of held leads, as a queue of one delivery: due a day after the last one was sent, if leads are held.
 */
export function heldNoticeQueue(store: Store, compose: (facts: HeldNoticeFacts) => LeadEmail): DeliveryQueue {
  const leaseBy = randomUUID();
  const mine = () => store.updateTable('notice').where('name', '=', HELD).where('lease_by', '=', leaseBy);
  const release = async () => {
    await mine().set({ lease_by: null, lease_until: null }).execute();
  };
  return {
    release,
    async claim(except, now) {
      const claimed = except.includes(ID) ? undefined : await claimNotice(store, leaseBy, now);
      if (!claimed) return undefined;
      const held = await readHeld(store);
      // The last held lead may have been released or erased meanwhile.
      if (held.requests === 0) return void (await release());
      const { attempts, ...times } = claimed;
      return { id: ID, leaseBy, attempts, ageMs: 0, email: compose({ ...held, ...times }) };
    },
    async finish({ attempts, email }, result, now) {
      const wait = result.state === 'pending' ? result.waitMs : LONGEST_WAIT_MS;
      const next_at = later(storeTime(store, now), result.state === 'sent' ? NOTICE_EVERY_MS : wait);
      const reported = result.state === 'sent' ? { reported_at: email.received_at, attempts: 0 } : {};
      const { numUpdatedRows } = await mine()
        .set({ ...reported, next_at, lease_by: null, lease_until: null })
        .where('attempts', '=', attempts)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

/** Leases the notice if it is due, no other server has it and leads are held. */
function claimNotice(store: Store, leaseBy: string, now: number) {
  const time = storeTime(store, now);
  return store
    .updateTable('notice')
    .set((column) => ({
      attempts: column('attempts', '+', 1),
      lease_by: leaseBy,
      lease_until: later(time, LEASE_MS),
    }))
    .where('name', '=', HELD)
    .where('next_at', '<=', time)
    .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', time)]))
    .where(({ exists }) => exists(heldIds(store)))
    .returning(['attempts', 'reported_at as reportedAt', sql<number>`${time}`.as('countedAt')])
    .executeTakeFirst();
}
