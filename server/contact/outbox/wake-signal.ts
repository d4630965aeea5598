import type { Clock } from '../../process/clock.ts';

/**
 * What idle workers wait for. A wait that is over leaves nothing behind: a promise that lived on would collect
 * one callback for every look at an empty outbox.
 */
export class Bell {
  readonly #waiting = new Set<() => void>();
  #rings = 0;

  /** How often it has rung: taken before a look, so that a ring during the look is not missed. */
  get rings(): number {
    return this.#rings;
  }

  ring(): void {
    this.#rings += 1;
    for (const wake of [...this.#waiting]) wake();
  }

  /** Resolves at the first ring after `since`, or when `ms` have passed. */
  async wait(since: number, ms: number, clock: Clock): Promise<void> {
    if (this.#rings !== since) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = clock.after(ms, resolve);
    this.#waiting.add(resolve);
    await promise;
    cancel();
    this.#waiting.delete(resolve);
  }
}
