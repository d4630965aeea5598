import type { Clock } from '../process/clock.ts';

/**
 * Wakes idle workers. Waiters are removed when they settle: one long-lived promise would collect a callback per poll.
 */
export class WakeSignal {
  readonly #waiting = new Set<() => void>();
  #count = 0;

  /** Notifications so far. Read it before polling and pass it to `wait`, which avoids a lost wake-up. */
  get count(): number {
    return this.#count;
  }

  notify(): void {
    this.#count += 1;
    for (const wake of [...this.#waiting]) wake();
  }

  /** Resolves at the first notification after `since`, or after `ms`. */
  async wait(since: number, ms: number, clock: Clock): Promise<void> {
    if (this.#count !== since) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = clock.after(ms, resolve);
    this.#waiting.add(resolve);
    await promise;
    cancel();
    this.#waiting.delete(resolve);
  }
}
