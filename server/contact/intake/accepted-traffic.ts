import { addressGroup, NETWORK_GROUPS } from './rate-limit.ts';
import { openWindowCounts } from './window-counts.ts';

/** Messages accepted in ten minutes from one customer's network (an IPv6 /48), and from all networks together. */
export const NETWORK_CEILING = 100;
export const CEILING = 300;

const EVERYWHERE = '*';

export type AcceptedTraffic = ReturnType<typeof openAcceptedTraffic>;

/**
 * Counts accepted messages by network and in total. Once a ceiling is reached the captcha gets harder; no message is
 * rejected for it, because a campaign brings many people at once.
 */
export function openAcceptedTraffic(now: () => number) {
  const counts = openWindowCounts(now);
  const networkOf = (address: string) => addressGroup(address, NETWORK_GROUPS);
  return {
    record: (address: string): void => {
      for (const key of [EVERYWHERE, networkOf(address)]) counts.add(key);
    },
    /** Whether a ceiling is reached: that of the network of `address`, or that of all networks together. */
    isHigh: (address: string): boolean =>
      counts.read(networkOf(address)).count >= NETWORK_CEILING || counts.read(EVERYWHERE).count >= CEILING,
  };
}
