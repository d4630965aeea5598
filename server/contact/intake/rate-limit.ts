import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { later, storeTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';

/** Many, because whole mobile networks share one address (docs/contact.md#rate-limit). */
export const ACCEPTED_LIMIT = 40;
/** A count lasts this long from its first request on; the next request begins a new one. */
export const ACCEPTED_WINDOW_MS = 10 * 60_000;

/**
 * Counts a request as taken from an address, inside the transaction that stores it. Returns undefined, or
 * the seconds until the next one is taken when there were too many; the caller then rolls back.
 */
export async function countAccepted(store: Store, addressHash: string, now: number): Promise<number | undefined> {
  const time = storeTime(store, now);
  // A count from the future was begun while the clock was ahead.
  const isOver = sql`(accepted.since <= ${later(time, -ACCEPTED_WINDOW_MS)} or accepted.since > ${time})`;
  const { count, leftMs } = await store
    .insertInto('accepted')
    .values({ address_hash: addressHash, since: time, count: 1 })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else accepted.count + 1 end`,
        since: sql<number>`case when ${isOver} then ${time} else accepted.since end`,
      }),
    )
    .returning(['count', sql<number>`since + ${sql.lit(ACCEPTED_WINDOW_MS)} - ${time}`.as('leftMs')])
    .executeTakeFirstOrThrow();
  return count > ACCEPTED_LIMIT ? Math.ceil(leftMs / 1_000) : undefined;
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
