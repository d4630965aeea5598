import type { Clock } from '../../process/clock.ts';
import type { Log } from '../../process/log.ts';
import { isBusy } from '../store/sqlite-driver.ts';
import type { Bell } from './wake-signal.ts';

/** How long all lanes rest after one of them found the store held by another process. */
const REST_MS = 2_000;

/**
 * What a worker's lanes do after an error of the store: when it is busy they rest together, because asking each for
 * itself would only take time from the pages. A ring ends the rest.
 */
export class BusyRest {
  readonly #bell: Bell;
  readonly #clock: Clock;
  readonly #log: Log;
  /** Settles when the lanes may ask again; undefined when they need not wait. */
  current: Promise<void> | undefined;

  constructor(bell: Bell, clock: Clock, log: Log) {
    this.#bell = bell;
    this.#clock = clock;
    this.#log = log;
  }

  /** Logs an error, and lets the lanes rest when the store is busy. */
  note(error: unknown): void {
    if (!isBusy(error)) this.#log.error({ err: error }, 'outbox failed');
    else if (!this.current) this.#begin();
  }

  #begin(): void {
    this.#log.warn('store busy');
    this.current = this.#bell.wait(this.#bell.rings, REST_MS, this.#clock).finally(() => {
      this.current = undefined;
    });
  }
}
