import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, readSecret } from '../../store/secret.ts';
import type { Store } from '../../store/tables.ts';

/**
 * Hashes a sign-in code or token before it is stored. A token cannot be found from its hash; a mailed code
 * can, by trying all with the store's secret, so it is valid for minutes only. Rejects while the store is unavailable.
 */
export type DeskKey = (purpose: 'code' | 'browser' | 'session', value: string) => Promise<string>;

/** The key of a store, which all of its servers share. */
export function openDeskKey(store: Store): DeskKey {
  let known: string | undefined;
  return async (purpose, value) => {
    known ??= deriveKey(await readSecret(store), 'desk');
    return createHmac('sha256', known).update(`${purpose}:${value}`).digest('base64url');
  };
}

/** Compares two hashes in constant time. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
