import { randomUUID } from 'node:crypto';
import type { OutboxKind, Store } from '../store/tables.ts';
import { claimDelivery, finishDelivery, releaseLeases } from './outbox.ts';
import type { Queue } from './queue.ts';

/** The deliveries of one kind in the store's outbox, for one worker. */
export function outboxQueue(store: Store, kind: OutboxKind): Queue {
  const leaseBy = randomUUID();
  return {
    claim: (except, now) => claimDelivery(store, { kind, leaseBy, except }, now),
    finish: (delivery, finish, now) => finishDelivery(store, delivery, finish, now),
    release: (now) => releaseLeases(store, now, leaseBy),
  };
}
