import { WindowCounts } from '../../http/window-counts.ts';
import { ACCEPTED_WINDOW_MS, addressGroup } from './rate-limit.ts';

/** Accepted in ten minutes from one network of a provider (an IPv6 /48), and from everywhere. */
export const NETWORK_CEILING = 100;
export const CEILING = 300;

/** Groups of an IPv6 address that stand for a provider's customer: all addresses behind them are free to use. */
const NETWORK_GROUPS = 3;
const EVERYWHERE = '*';

/**
 * Counts what was accepted over all addresses. Above a ceiling nothing is refused, because a campaign brings many people
 * at once; only the captcha becomes harder to solve.
 */
export class Arrivals {
  readonly #counts: WindowCounts;

  constructor(now: () => number) {
    this.#counts = new WindowCounts(ACCEPTED_WINDOW_MS, now);
  }

  count(address: string): void {
    this.#counts.add(EVERYWHERE);
    this.#counts.add(addressGroup(address, NETWORK_GROUPS));
  }

  /** Whether more were accepted, from the network of an address or from everywhere, than people send. */
  areCrowded(address: string): boolean {
    const network = this.#counts.read(addressGroup(address, NETWORK_GROUPS));
    return network.count >= NETWORK_CEILING || this.#counts.read(EVERYWHERE).count >= CEILING;
  }
}
