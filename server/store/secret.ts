import { createHmac, randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from './tables.ts';

const NAME = 'server';
const BYTES = 32;

/** A new random key or token: 43 characters of base64url. */
export const newSecret = () => randomBytes(BYTES).toString('base64url');

/** The store's secret, generated at the first start and shared by all servers on the store. */
export async function readSecret(store: Store): Promise<string> {
  await store
    .insertInto('secret')
    .values({ name: NAME, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await store.selectFrom('secret').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return stored.value;
}

/** The key of a day, made by the first server that needs it and shared by all on the store. */
export async function readDayKey(
  store: Store,
  table: 'address_key' | 'visit_key',
  day: string | RawBuilder<string>,
): Promise<string> {
  const known = await store.selectFrom(table).select('value').where('day', '=', day).executeTakeFirst();
  if (known) return known.value;
  // On a conflict another server was first: the no-op update makes `returning` yield its key.
  const made = await store
    .insertInto(table)
    .values({ day, value: newSecret() })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ value: sql.ref<string>(`${table}.value`) }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return made.value;
}

/** Derives a key for one purpose, so that a leaked key reveals neither the secret nor other keys. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
