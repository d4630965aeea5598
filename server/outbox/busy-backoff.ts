import type { Clock } from '../process/clock.ts';
import { isBusy } from '../store/sqlite-driver.ts';
import type { StoreLog } from '../store/store-log.ts';
import type { WakeSignal } from './wake-signal.ts';

/** Pause of all loops once one of them has found the store locked by another process. */
const PAUSE_MS = 2_000;

/**
 * Error handling that a worker's loops share. While the store is busy they pause together, because polling it
 * separately would only take time from page requests. A notification ends the pause.
 */
export class BusyBackoff {
  readonly #signal: WakeSignal;
  readonly #clock: Clock;
  readonly #log: StoreLog;
  /** Settles when the pause is over; undefined when there is none. */
  current: Promise<void> | undefined;

  constructor(signal: WakeSignal, clock: Clock, log: StoreLog) {
    this.#signal = signal;
    this.#clock = clock;
    this.#log = log;
  }

  /** Logs the error, and begins a pause when the store is busy. */
  report(error: unknown): void {
    this.#log.failed(error, 'outbox failed');
    if (isBusy(error) && !this.current) this.#begin();
  }

  #begin(): void {
    this.current = this.#signal.wait(this.#signal.count, PAUSE_MS, this.#clock).finally(() => {
      this.current = undefined;
    });
  }
}
