import type { Log } from '../process/log.ts';
import { isBusy } from './sqlite-driver.ts';

/**
 * Logs the store's errors in background work. An SQLite file locked by another process (a backup, the leads tool) is
 * expected: it is logged as one warning, then one line when the store accepts writes again.
 */
export class StoreLog {
  readonly #log: Log;
  #isBusy = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Call it after each successful write. */
  succeeded(): void {
    if (this.#isBusy) this.#log.info('store free again');
    this.#isBusy = false;
  }

  /** Logs an error with `message`; that the store is busy, only once until the next success. */
  failed(error: unknown, message: string): void {
    if (!isBusy(error)) {
      this.#log.error({ err: error }, message);
      return;
    }
    if (!this.#isBusy) this.#log.warn('store busy');
    this.#isBusy = true;
  }
}
