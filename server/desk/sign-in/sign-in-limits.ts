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

/** Counts a code typed from a network address. Returns `Retry-After` in seconds when there were too many. */
export async function countGuessOf({ store, addressKey }: LimitDeps, address: string, now: number) {
  return exceeds(store, `${GUESSES}:${hashAddress(address, await addressKey())}`, GUESSES_OF_ADDRESS, now);
}

/** Counts a code typed from any address. Returns `Retry-After` in seconds when there were too many. */
export const countGuess = ({ store }: Pick<LimitDeps, 'store'>, now: number) =>
  exceeds(store, GUESSES, GUESSES_OF_ALL, now);

/** Resets the count of all addresses, so that a newly printed code works while strangers use up the guesses. */
export async function resetGuesses(store: Store): Promise<void> {
  await store.deleteFrom('desk_count').where('name', '=', GUESSES).execute();
}

const exceeds = (store: Store, key: string, limit: Limit, now: number) =>
  countInWindow(store, { table: 'desk_count', key, ...limit }, now);
