import { WindowCounts } from '../../http/window-counts.ts';
import { ACCEPTED_WINDOW_MS, addressGroup } from './rate-limit.ts';

/** Messages accepted in ten minutes from one provider's network (an IPv6 /48), and from everywhere. */
export const NETWORK_CEILING = 100;
export const CEILING = 300;

/** The first groups of an IPv6 address that belong to one customer of a provider, who may use every address in it. */
const NETWORK_GROUPS = 3;
const EVERYWHERE = '*';

/**
 * Counts accepted messages over all addresses. Above a ceiling the captcha gets harder; nothing is refused, because a
 * campaign brings many people at once.
 */
export class AcceptedTraffic {
  readonly #counts: WindowCounts;

  constructor(now: () => number) {
    this.#counts = new WindowCounts(ACCEPTED_WINDOW_MS, now);
  }

  record(address: string): void {
    this.#counts.add(EVERYWHERE);
    this.#counts.add(addressGroup(address, NETWORK_GROUPS));
  }

  /** Whether a ceiling is reached, by the network of `address` or by everyone. */
  isHigh(address: string): boolean {
    const network = this.#counts.read(addressGroup(address, NETWORK_GROUPS));
    return network.count >= NETWORK_CEILING || this.#counts.read(EVERYWHERE).count >= CEILING;
  }
}
