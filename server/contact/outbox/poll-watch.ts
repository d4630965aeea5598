import type { Clock } from '../../process/clock.ts';
import type { DeliveryQueue } from './delivery-queue.ts';

/** Much longer than an attempt, which ends within a minute. */
const SILENCE_MS = 3 * 60_000;

/** Wraps a queue; `isPolled` is false when its worker has not polled it for longer than any attempt takes. */
export function watchPolls(queue: DeliveryQueue, clock: Clock) {
  let polledAt = clock.now();
  const watched: DeliveryQueue = {
    ...queue,
    claim: (...args) => {
      polledAt = clock.now();
      return queue.claim(...args);
    },
  };
  return { queue: watched, isPolled: () => Math.abs(clock.now() - polledAt) < SILENCE_MS };
}
