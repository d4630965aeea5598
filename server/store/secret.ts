import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from './tables.ts';

const NAME = 'server';
const BYTES = 32;

/** The store's secret, generated at the first start and shared by all servers on the store. */
export async function readSecret(store: Store): Promise<string> {
  const value = randomBytes(BYTES).toString('base64url');
  await store
    .insertInto('secret')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await store.selectFrom('secret').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return stored.value;
}

/** Derives a key for one purpose, so that a leaked key reveals neither the secret nor other keys. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
