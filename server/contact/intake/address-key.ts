import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../process/clock.ts';
import { isPostgres } from '../store/dialect.ts';
import type { Store } from '../store/tables.ts';

const BYTES = 32;
const newKey = () => randomBytes(BYTES).toString('base64url');
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Gives the key of the day. */
export type AddressKey = () => Promise<string>;

/**
 * The key under which addresses are hashed: another one every day, so that old hashes cannot be traced to an address. It
 * is in no backup. The one server of an SQLite file keeps it in memory alone; servers that share a PostgreSQL find it in
 * a table that is left out of copies.
 */
export function openAddressKey(store: Store, clock: Clock): AddressKey {
  if (isPostgres(store)) return () => readSharedKey(store);
  let today = { day: '', key: '' };
  return async () => {
    const day = dayOf(clock.now());
    if (today.day !== day) today = { day, key: newKey() };
    return today.key;
  };
}

/** Today by PostgreSQL's clock, as `dayOf` writes it. */
export const sharedToday = sql<string>`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD')`;

async function readSharedKey(store: Store): Promise<string> {
  const known = await store.selectFrom('address_key').select('value').where('day', '=', sharedToday).executeTakeFirst();
  if (known) return known.value;
  // Where another server was quicker, its key is the one that comes back.
  const made = await store
    .insertInto('address_key')
    .values({ day: sharedToday, value: newKey() })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ value: sql<string>`address_key.value` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return made.value;
}
