import { WindowCounts } from '../../http/window-counts.ts';
import { ACCEPTED_WINDOW_MS, addressGroup } from './rate-limit.ts';

/** Refused posts of one address in ten minutes. Many, because phones share addresses. */
export const REFUSED_LIMIT = 200;

/**
 * Counts refused posts by address, apart from the limit of accepted ones. Beyond it a refusal is a cheap 429, because
 * rendering the form with its errors costs more than posting it.
 */
export class RefusedPosts {
  readonly #counts: WindowCounts;

  constructor(now: () => number) {
    this.#counts = new WindowCounts(ACCEPTED_WINDOW_MS, now);
  }

  /** Counts a refusal. Returns `Retry-After` in seconds when the limit is exceeded, otherwise undefined. */
  count(address: string): number | undefined {
    const group = addressGroup(address);
    this.#counts.add(group);
    const { count, leftMs } = this.#counts.read(group);
    return count > REFUSED_LIMIT ? Math.ceil(leftMs / 1_000) : undefined;
  }
}
