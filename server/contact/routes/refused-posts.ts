import { WindowCounts } from '../../http/window-counts.ts';
import { ACCEPTED_WINDOW_MS, addressGroup } from '../intake/rate-limit.ts';

/** Of one address in ten minutes. Many, because telephones share addresses. */
export const REFUSED_LIMIT = 200;

/**
 * Counts the posts of an address that were refused. They never count against those that are accepted: beyond the limit
 * a refusal is only no longer explained, because drawing the form with its errors costs more than sending it.
 */
export class RefusedPosts {
  readonly #counts: WindowCounts;

  constructor(now: () => number) {
    this.#counts = new WindowCounts(ACCEPTED_WINDOW_MS, now);
  }

  /** Counts a refusal. Returns undefined, or the seconds until one is explained again when there were too many. */
  count(address: string): number | undefined {
    const group = addressGroup(address);
    this.#counts.add(group);
    const { count, leftMs } = this.#counts.read(group);
    return count > REFUSED_LIMIT ? Math.ceil(leftMs / 1_000) : undefined;
  }
}
