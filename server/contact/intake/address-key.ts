import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../process/clock.ts';
import { isPostgres } from '../../store/dialect.ts';
import type { Store } from '../../store/tables.ts';

const BYTES = 32;
const newKey = () => randomBytes(BYTES).toString('base64url');
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Resolves to the key of the day. */
export type AddressKey = () => Promise<string>;

/**
 * The HMAC key for client addresses, rotated daily so that old hashes cannot be traced to an address. It is in no
 * backup: with SQLite it exists only in memory, with PostgreSQL in an unlogged table that dumps leave out.
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

/** Today by PostgreSQL's clock, in the format of `dayOf`. */
export const sharedToday = sql<string>`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD')`;

async function readSharedKey(store: Store): Promise<string> {
  const known = await store.selectFrom('address_key').select('value').where('day', '=', sharedToday).executeTakeFirst();
  if (known) return known.value;
  // On a conflict another server was first: the no-op update makes `returning` yield its key.
  const made = await store
    .insertInto('address_key')
    .values({ day: sharedToday, value: newKey() })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ value: sql<string>`address_key.value` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return made.value;
}
