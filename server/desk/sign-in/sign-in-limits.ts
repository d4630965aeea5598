import { CODE_MAILS, GUESSES_OF_ADDRESS, GUESSES_OF_ALL } from '../../../domain/desk/sign-in-terms.ts';
import type { AddressKey } from '../../contact/intake/address-key.ts';
import { hashAddress } from '../../contact/intake/rate-limit.ts';
import type { Store } from '../../contact/store/tables.ts';
import { countInWindow } from '../../contact/store/window-count.ts';

/** Names of what is counted. */
export const MAILS = 'mails';
const GUESSES = 'guesses';

type LimitDeps = { readonly store: Store; readonly addressKey: AddressKey };
type Limit = { readonly limit: number; readonly windowMs: number };

/** Counts a code that is to be mailed. Returns `Retry-After` in seconds when there were too many, otherwise undefined. */
export const countMail = ({ store }: Pick<LimitDeps, 'store'>, now: number) => exceeds(store, MAILS, CODE_MAILS, now);

/** Counts a typed code, of its network address and of all. Returns `Retry-After` in seconds when there were too many. */
export async function countGuess({ store, addressKey }: LimitDeps, address: string, now: number) {
  const own = `${GUESSES}:${hashAddress(address, await addressKey())}`;
  return (
    // An address beyond its limit does not count for all: it would lock the others out.
    (await exceeds(store, own, GUESSES_OF_ADDRESS, now)) ?? (await exceeds(store, GUESSES, GUESSES_OF_ALL, now))
  );
}

async function exceeds(store: Store, key: string, { limit, windowMs }: Limit, now: number) {
  const { count, leftMs } = await countInWindow(store, { table: 'desk_count', key, windowMs }, now);
  return count > limit ? Math.ceil(leftMs / 1_000) : undefined;
}
