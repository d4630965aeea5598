import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from './tables.ts';

const NAME = 'server';
const BYTES = 32;

/** The store's own secret, made at its first start; every server on the store reads the same one. */
export async function readSecret(store: Store): Promise<string> {
  const value = randomBytes(BYTES).toString('base64url');
  await store
    .insertInto('secret')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await store.selectFrom('secret').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return kept.value;
}

/** A key for one purpose, so that no use of the secret tells anything about another. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
