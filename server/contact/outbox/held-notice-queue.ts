import type { LeadEmail } from '../email/transport.ts';
import { type Held, heldIds, readHeld } from '../store/held.ts';
import type { Store } from '../store/tables.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { type LeasedNotice, NOTICE_ID, openNotice } from './notice.ts';

export const NOTICE_EVERY_MS = 24 * 60 * 60_000;

/** What a notice reports: held leads, when they were counted, and when the previous notice counted them. */
export type HeldNoticeFacts = Held & Omit<LeasedNotice, 'attempts'>;

/**
 * The daily notice of held leads, as a queue of one delivery: due a day after the last one was sent, if leads are held.
 */
export function heldNoticeQueue(store: Store, compose: (facts: HeldNoticeFacts) => LeadEmail): DeliveryQueue {
  const { leaseBy, lease, release, finish } = openNotice(store, 'held', NOTICE_EVERY_MS);
  return {
    release,
    finish,
    async claim(except, now) {
      const leased = except.includes(NOTICE_ID) ? undefined : await lease(heldIds(store), now);
      if (!leased) return undefined;
      const held = await readHeld(store);
      // The last held lead may have been released or erased meanwhile.
      if (held.requests === 0) return void (await release());
      const { attempts, ...times } = leased;
      return { id: NOTICE_ID, leaseBy, attempts, ageMs: 0, email: compose({ ...held, ...times }) };
    },
  };
}
