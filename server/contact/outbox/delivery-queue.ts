import { randomUUID } from 'node:crypto';
import type { OutboxKind, Store } from '../store/tables.ts';
import { claimDelivery, type Delivery, type DeliveryResult, finishDelivery, releaseLeases } from './outbox.ts';

/**
 * Where a worker gets deliveries and reports results. Each delivery goes to one worker; `now` is this server's clock.
 */
export type DeliveryQueue = {
  /** Leases the most overdue delivery that is not in `except`; undefined when none is due. */
  readonly claim: (except: readonly number[], now: number) => Promise<Delivery | undefined>;
  /** Stores the result. False, with nothing changed, when another worker has the lease. */
  readonly finish: (delivery: Delivery, result: DeliveryResult, now: number) => Promise<boolean>;
  /** Releases the leases of this queue: its deliveries are due at once. */
  readonly release: (now: number) => Promise<void>;
};

/** The deliveries of one kind in the outbox, for one worker. */
export function outboxQueue(store: Store, kind: OutboxKind): DeliveryQueue {
  const leaseBy = randomUUID();
  return {
    claim: (except, now) => claimDelivery(store, { kind, leaseBy, except }, now),
    finish: (delivery, result, now) => finishDelivery(store, delivery, result, now),
    release: (now) => releaseLeases(store, now, leaseBy),
  };
}
