import { type Clock, type PeriodicTask, startPeriodicTask } from '../process/clock.ts';
import { heldIds } from '../store/held.ts';
import type { StoreLog } from '../store/store-log.ts';
import type { Store } from '../store/tables.ts';
import { repairFutureTimes } from './clock-skew.ts';
import { enqueueNotice } from './notice.ts';

/** The longest that a notice is late, and a delivery once the clock is right again. */
const EVERY_MS = 10_000;
const HELD_EVERY_MS = 24 * 60 * 60_000;

/** Adds the notices of a kind that are due to the outbox. */
export type Enqueue = (store: Store, now: number) => Promise<unknown>;

/** Repairs the outbox and adds the notices that are due to it, periodically: of held leads, and `others`. */
export function startNotices(store: Store, clock: Clock, log: StoreLog, others: readonly Enqueue[]): PeriodicTask {
  return startPeriodicTask(clock, EVERY_MS, () =>
    enqueueDue(store, clock.now(), others).then(
      () => log.succeeded(),
      (error: unknown) => log.failed(error, 'notices not enqueued'),
    ),
  );
}

/** See `startNotices`. */
export async function enqueueDue(store: Store, now: number, others: readonly Enqueue[]): Promise<void> {
  for (const enqueue of [repairFutureTimes, enqueueHeldNotice, ...others]) await enqueue(store, now);
}

/** Once a day while leads are held. */
async function enqueueHeldNotice(store: Store, now: number): Promise<void> {
  if (!(await heldIds(store).limit(1).executeTakeFirst())) return;
  await enqueueNotice(store, { kind: 'held', from: 'sent', period: (time) => ({ since: time - HELD_EVERY_MS }) }, now);
}
