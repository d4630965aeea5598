import {
  UNVERIFIED_LIMIT,
  UNVERIFIED_LIMIT_OF_NETWORK,
  UNVERIFIED_WINDOW_MS,
} from '../../../domain/contact/unverified-terms.ts';
import type { LeadMark } from '../../../domain/desk/lead-status.ts';
import type { Store } from '../../store/tables.ts';
import { countInWindow } from '../../store/window-count.ts';
import { hashAddress, NETWORK_GROUPS } from './rate-limit.ts';

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
