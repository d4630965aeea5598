import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Letter } from '../email/transport.ts';
import { later, storeTime } from '../store/dialect.ts';
import { type Held, heldIds, readHeld } from '../store/held.ts';
import type { Store } from '../store/tables.ts';
import { LONGEST_WAIT_MS } from './backoff.ts';
import { LEASE_MS } from './outbox.ts';
import type { Queue } from './queue.ts';

/** Between two notices. */
export const NOTICE_EVERY_MS = 24 * 60 * 60_000;
/** The row that the migration made: servers that share the store take it in turn. */
const HELD = 'held';
const ID = 1;

/** What a notice says: how many are held, counted at a time, and the same time of the notice before. */
export type NoticeFacts = Held & { readonly countedAt: number; readonly reportedAt: number | null };

/**
 * The daily notice of what is held, as a queue of one delivery: due a day after the last one was taken by a transport,
 * while anything is held.
 */
export function noticeQueue(store: Store, compose: (facts: NoticeFacts) => Letter): Queue {
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
      // The last one was released or erased meanwhile.
      if (held.requests === 0) return void (await release());
      const { attempts, ...times } = claimed;
      return { id: ID, leaseBy, attempts, ageMs: 0, letter: compose({ ...held, ...times }) };
    },
    async finish({ attempts, letter }, finish, now) {
      const wait = finish.state === 'pending' ? finish.waitMs : LONGEST_WAIT_MS;
      const next_at = later(storeTime(store, now), finish.state === 'sent' ? NOTICE_EVERY_MS : wait);
      const reported = finish.state === 'sent' ? { reported_at: letter.received_at, attempts: 0 } : {};
      const result = await mine()
        .set({ ...reported, next_at, lease_by: null, lease_until: null })
        .where('attempts', '=', attempts)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}

/** Takes the notice when it is due and no other server has it. */
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
