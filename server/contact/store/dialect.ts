import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** A store, or a transaction on it, whatever its tables. */
type AnyStore = Pick<Kysely<unknown>, 'getExecutor'>;

/** True when the store is in PostgreSQL, false when it is an SQLite file. */
export function isPostgres(store: AnyStore): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter;
}

/** A point in time, in milliseconds since the epoch, known here or to the database alone. */
export type Instant = number | RawBuilder<number>;

/**
 * The time that leases and waits run on. Several servers share a PostgreSQL, so that one's own clock counts;
 * an SQLite file has the clock of its one server, `now`.
 */
export function storeTime(store: AnyStore, now: number): Instant {
  if (!isPostgres(store)) return now;
  return sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
}

/** The same as a number: one question to PostgreSQL, none to an SQLite file. */
export async function readStoreTime(store: AnyStore, now: number): Promise<number> {
  if (!isPostgres(store)) return now;
  const { rows } = await sql<{ time: number }>`select ${storeTime(store, now)} as time`.execute(store);
  return rows[0]?.time ?? now;
}

/** An instant later by `ms` milliseconds. */
export function later(instant: Instant, ms: number): Instant {
  // The number is written out: PostgreSQL would have to guess the type of a parameter.
  return typeof instant === 'number' ? instant + ms : sql<number>`${instant} + ${sql.lit(ms)}`;
}
