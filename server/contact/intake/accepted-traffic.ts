import { WindowCounts } from '../../http/window-counts.ts';
import { ACCEPTED_WINDOW_MS, addressGroup, NETWORK_GROUPS } from './rate-limit.ts';

/** Messages accepted in ten minutes from one customer's network (an IPv6 /48), and from all networks together. */
export const NETWORK_CEILING = 100;
export const CEILING = 300;

const EVERYWHERE = '*';

/**
 * Counts accepted messages by network and in total. Once a ceiling is reached the captcha gets harder; no message is
 * rejected for it, because a campaign brings many people at once.
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

  /** Whether a ceiling is reached: that of the network of `address`, or that of all networks together. */
  isHigh(address: string): boolean {
    const network = this.#counts.read(addressGroup(address, NETWORK_GROUPS));
    return network.count >= NETWORK_CEILING || this.#counts.read(EVERYWHERE).count >= CEILING;
  }
}
