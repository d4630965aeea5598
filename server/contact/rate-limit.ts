import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Store } from './tables.ts';

/** Many, because whole mobile networks share one address (contact-flow «Server» 7). */
export const ACCEPTED_LIMIT = 40;
/** The count begins with the first request after this long without a count. */
export const ACCEPTED_WINDOW_MS = 10 * 60_000;

/**
 * Counts a request as taken from an address, inside the transaction that stores it. Returns undefined, or
 * the seconds until the next one is taken when there were too many; the caller then rolls back.
 */
export async function countAccepted(store: Store, addressHash: string, now: number): Promise<number | undefined> {
  const old = now - ACCEPTED_WINDOW_MS;
  const { since, count } = await store
    .insertInto('accepted')
    .values({ address_hash: addressHash, since: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({
        count: sql<number>`case when accepted.since <= ${old} then 1 else accepted.count + 1 end`,
        since: sql<number>`case when accepted.since <= ${old} then ${sql.lit(now)} else accepted.since end`,
      }),
    )
    .returning(['since', 'count'])
    .executeTakeFirstOrThrow();
  return count > ACCEPTED_LIMIT ? Math.ceil((since + ACCEPTED_WINDOW_MS - now) / 1_000) : undefined;
}

/** How an address is known to the store: by a keyed hash, from which nobody without the key can tell it. */
export function hashAddress(address: string, key: string): string {
  return createHmac('sha256', key).update(addressGroup(address)).digest('base64url');
}

/** Groups of an IPv6 address that stand for one visitor: its first half. */
const VISITOR_GROUPS = 4;
const GROUP_BITS = 16;

/**
 * What one visitor cannot easily change: an IPv4 address, or the first groups of an IPv6 one. Some proxies write the
 * port behind the address.
 */
export function addressGroup(address: string, groups = VISITOR_GROUPS): string {
  const [bare = ''] = withoutPort(address).toLowerCase().split('%', 1);
  if (!isIPv6(bare)) return bare;
  const all = expand(bare);
  const isMapped = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return readMapped(all.slice(6));
  return `${all.slice(0, groups).join(':')}::/${groups * GROUP_BITS}`;
}

const withoutPort = (address: string) =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  // The URL parser writes an embedded IPv4 address as groups, too.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
}

/** The IPv4 address in the last two groups of an IPv6 one. */
function readMapped(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}
