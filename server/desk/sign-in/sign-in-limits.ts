import { CODE_MAILS, CODE_MAILS_OF_NETWORK } from '../../../domain/desk/sign-in-terms.ts';
import type { AddressKey } from '../../contact/intake/address-key.ts';
import { hashAddress, NETWORK_GROUPS } from '../../contact/intake/rate-limit.ts';
import type { Store } from '../../store/tables.ts';
import { transact } from '../../store/transact.ts';
import { countInWindow } from '../../store/window-count.ts';

/** Name of the count of all; those of networks have their hash after it. */
export const MAILS = 'mails';

type LimitDeps = { readonly store: Store; readonly addressKey: AddressKey };

/**
 * Counts a code that is to be mailed, for the network that asks and for all, or for neither, so that no network can use
 * up the codes of all, and refused retries use up none of its own. Returns `Retry-After` in seconds when there were too
 * many, otherwise undefined.
 */
export async function countMail({ store, addressKey }: LimitDeps, address: string, now: number) {
  const network = `${MAILS}:${hashAddress(address, await addressKey(), NETWORK_GROUPS)}`;
  return transact<number | undefined>(store, async (transaction, rollBack) => {
    const waitS =
      (await countInWindow(transaction, { table: 'desk_count', key: network, ...CODE_MAILS_OF_NETWORK }, now)) ??
      (await countInWindow(transaction, { table: 'desk_count', key: MAILS, ...CODE_MAILS }, now));
    return waitS === undefined ? undefined : rollBack(waitS);
  });
}
