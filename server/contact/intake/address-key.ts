import { sql } from 'kysely';
import type { Clock } from '../../process/clock.ts';
import { isPostgres } from '../../store/dialect.ts';
import { newSecret, readDayKey } from '../../store/secret.ts';
import type { Store } from '../../store/tables.ts';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Resolves to the key of the day. */
export type AddressKey = () => Promise<string>;

/**
 * The HMAC key for client addresses, rotated daily so that old hashes cannot be traced to an address. It is in no
 * backup: with SQLite it exists only in memory, with PostgreSQL in an unlogged table that dumps leave out.
 */
export function openAddressKey(store: Store, clock: Clock): AddressKey {
  if (isPostgres(store)) return () => readDayKey(store, 'address_key', sharedToday);
  let today = { day: '', key: '' };
  return async () => {
    const day = dayOf(clock.now());
    if (today.day !== day) today = { day, key: newSecret() };
    return today.key;
  };
}

/** Deletes the keys of past days; SQLite has none. */
export async function deleteOldKeys(store: Store): Promise<void> {
  if (isPostgres(store)) await store.deleteFrom('address_key').where('day', '<>', sharedToday).execute();
}

/** Today by PostgreSQL's clock, in the format of `dayOf`. */
const sharedToday = sql<string>`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD')`;
