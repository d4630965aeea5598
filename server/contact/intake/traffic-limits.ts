import { LruCache } from '../../http/lru-cache.ts';
import { ACCEPTED_WINDOW_MS, addressGroup, NETWORK_GROUPS } from './rate-limit.ts';

/** Maximum number of keys, which bounds the memory: beyond it the least recently used key is dropped. */
const KEYS = 10_000;

/** Events of a key in its window, and when that ends. */
type Window = { readonly count: number; readonly endsAt: number };

/** Counts events in memory. The window of a key begins with its first event and is as long as that of accepted messages. */
function openWindowCounts(now: () => number) {
  const windows = new LruCache<string, Window>(KEYS);
  const read = (key: string): Window => {
    const known = windows.get(key);
    const leftMs = (known?.endsAt ?? 0) - now();
    // More is left than a window when the clock was set back; that must not extend the window.
    const isOpen = leftMs > 0 && leftMs <= ACCEPTED_WINDOW_MS;
    return known && isOpen ? known : { count: 0, endsAt: now() + ACCEPTED_WINDOW_MS };
  };
  /** Counts an event; returns the window with it. */
  const add = (key: string): Window => {
    const { count, endsAt } = read(key);
    const window = { count: count + 1, endsAt };
    windows.set(key, window);
    return window;
  };
  return { read, add };
}

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
