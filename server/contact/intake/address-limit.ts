import { WindowCounts } from '../../http/window-counts.ts';
import { ACCEPTED_WINDOW_MS, addressGroup } from './rate-limit.ts';

/** Responses per IP address in ten minutes. Generous, because many phones share an address. */
export const ADDRESS_LIMIT = 200;

/**
 * Counts rejections or confirmations by address, separately from the limit of accepted messages. Beyond it the response
 * is a cheap 429, because rendering a page costs more than requesting it.
 */
export class AddressLimit {
  readonly #counts: WindowCounts;

  constructor(now: () => number) {
    this.#counts = new WindowCounts(ACCEPTED_WINDOW_MS, now);
  }

  /** Counts one response. Returns `Retry-After` in seconds when the limit is exceeded, otherwise undefined. */
  count(address: string): number | undefined {
    const group = addressGroup(address);
    this.#counts.add(group);
    const { count, leftMs } = this.#counts.read(group);
    return count > ADDRESS_LIMIT ? Math.ceil(leftMs / 1_000) : undefined;
  }
}
