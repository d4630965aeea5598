import { addressGroup } from './rate-limit.ts';
import { openWindowCounts } from './window-counts.ts';

/** Responses per IP address in ten minutes. Generous, because many phones share an address. */
export const ADDRESS_LIMIT = 200;

/** Counts one response to an address. Returns `Retry-After` in seconds when the limit is exceeded, otherwise undefined. */
export type AddressLimit = (address: string) => number | undefined;

/**
 * Limits rejections or confirmations by address, separately from accepted messages. Beyond the limit the response is a
 * cheap 429, because rendering a page costs more than requesting it.
 */
export function openAddressLimit(now: () => number): AddressLimit {
  const counts = openWindowCounts(now);
  return (address) => {
    const { count, endsAt } = counts.add(addressGroup(address));
    return count > ADDRESS_LIMIT ? Math.ceil((endsAt - now()) / 1_000) : undefined;
  };
}
