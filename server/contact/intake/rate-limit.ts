import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import {
  UNVERIFIED_LIMIT,
  UNVERIFIED_LIMIT_OF_NETWORK,
  UNVERIFIED_WINDOW_MS,
} from '../../../domain/contact/unverified-terms.ts';
import type { LeadMark } from '../../../domain/desk/lead-status.ts';
import type { Store } from '../../store/tables.ts';
import { countInWindow } from '../../store/window-count.ts';

/**
 * Messages accepted from one address per window. Many, because the phones of a mobile network share addresses
 * (docs/contact.md#rate-limit).
 */
export const ACCEPTED_LIMIT = 40;
/** Fixed window that begins with the first message. */
export const ACCEPTED_WINDOW_MS = 10 * 60_000;

/**
 * Counts a message inside the transaction that stores it, so that parallel requests cannot exceed the limit. Resolves to
 * `Retry-After` in seconds when the limit is exceeded, and the caller rolls back; otherwise to undefined.
 */
export function countAccepted(store: Store, addressHash: string, now: number): Promise<number | undefined> {
  const window = { table: 'accepted', key: addressHash, limit: ACCEPTED_LIMIT, windowMs: ACCEPTED_WINDOW_MS } as const;
  return countInWindow(store, window, now);
}

const UNVERIFIED = 'unverified';

/** The key under which the unverified leads of an address's network are counted; `key` is that of the day. */
export const networkHash = (address: string, key: string) =>
  `${UNVERIFIED}:${hashAddress(address, key, NETWORK_GROUPS)}`;

/** Whether no captcha vouches for a lead with this mark: the form sent without script, or the provider unreachable. */
const hasNoCaptcha = (mark: LeadMark | null) => mark === 'unverified' || mark === 'captcha-unreachable';

/**
 * Counts an unverified lead, and resolves to true beyond a limit: one email then tells of it and of others. The
 * network is counted first, so that none uses up what is for all. A lead that is then not stored has been counted too,
 * which only tells others together sooner.
 */
export async function isBeyondLimit(
  store: Store,
  { mark, network, receivedAt }: { mark: LeadMark | null; network: string; receivedAt: number },
): Promise<boolean> {
  if (!hasNoCaptcha(mark)) return false;
  const count = async (key: string, limit: number) => {
    const window = { table: 'accepted', key, limit, windowMs: UNVERIFIED_WINDOW_MS } as const;
    return (await countInWindow(store, window, receivedAt)) === undefined;
  };
  return !((await count(network, UNVERIFIED_LIMIT_OF_NETWORK)) && (await count(UNVERIFIED, UNVERIFIED_LIMIT)));
}

/** The keyed hash under which the store counts an address; `groups` as for `addressGroup`. */
export function hashAddress(address: string, key: string, groups?: number): string {
  return createHmac('sha256', key).update(addressGroup(address, groups)).digest('base64url');
}

/** Leading groups of an IPv6 address that stand for one visitor: a /64. */
const VISITOR_GROUPS = 4;
/** Those that a provider assigns to one customer, a /48, who may use every address below them. */
export const NETWORK_GROUPS = 3;
const GROUP_BITS = 16;
/** What precedes an IPv4 address: mapped ones (`::ffff:0:0/96`), and those behind NAT64 (`64:ff9b::/96`). */
const IPV4_PREFIXES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * The part of an address that a visitor cannot easily change: all of an IPv4 address, or the leading groups of an IPv6
 * one. A port, which some proxies append, is cut off. Empty for a connection that was reset before it was accepted, which
 * has no address although Fastify's types say so.
 */
export function addressGroup(address = '', groups = VISITOR_GROUPS): string {
  const [bare = ''] = withoutPort(address).toLowerCase().split('%', 1);
  if (!isIPv6(bare)) return bare;
  const all = expand(bare);
  if (IPV4_PREFIXES.includes(all.slice(0, 6).join(':'))) return readEmbedded(all.slice(6));
  return `${all.slice(0, groups).join(':')}::/${groups * GROUP_BITS}`;
}

const withoutPort = (address: string) =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  // The URL parser also turns an embedded IPv4 address into groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
}

/** The IPv4 address in the last two groups of an IPv6 one. */
function readEmbedded(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}
