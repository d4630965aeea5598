import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { later, storeTime } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';

/**
 * Messages accepted from one address per window. Many, because mobile networks share addresses
 * (docs/contact.md#rate-limit).
 */
export const ACCEPTED_LIMIT = 40;
/** Fixed window that begins with the first message. */
export const ACCEPTED_WINDOW_MS = 10 * 60_000;

/**
 * Counts a message inside the transaction that stores it, so that parallel requests cannot exceed the limit. Returns
 * `Retry-After` in seconds when the limit is exceeded, and the caller rolls back; otherwise undefined.
 */
export async function countAccepted(store: Store, addressHash: string, now: number): Promise<number | undefined> {
  const time = storeTime(store, now);
  // A start in the future was written while the clock was ahead.
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

/** The keyed hash under which the store counts an address. */
export function hashAddress(address: string, key: string): string {
  return createHmac('sha256', key).update(addressGroup(address)).digest('base64url');
}

/** The first groups of an IPv6 address that stand for one visitor: the /64. */
const VISITOR_GROUPS = 4;
const GROUP_BITS = 16;

/**
 * The part of an address that a visitor cannot easily change: all of an IPv4 address, the first groups of an IPv6 one.
 * A port, which some proxies append, is cut off.
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
  // The URL parser also turns an embedded IPv4 address into groups.
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
