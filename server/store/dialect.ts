import { hash } from 'node:crypto';
import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** A store or a transaction, of any schema. */
type AnyStore = Pick<Kysely<unknown>, 'getExecutor'>;

/** Whether the store is in PostgreSQL; otherwise it is in SQLite. */
export function isPostgres(store: AnyStore): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter;
}

/** Serializes the transactions that name the same lock, against check-then-insert races; SQLite serializes all of them. */
export async function lockUntilCommit(transaction: AnyStore, name: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  const lock = hash('sha256', name, 'buffer').readBigInt64BE().toString();
  await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(transaction);
}

/** Milliseconds since the epoch: a number, or an expression that the database evaluates. */
export type Instant = number | RawBuilder<number>;

/**
 * The clock of leases, waits and limits: the database's on PostgreSQL, because servers share it; `now`, this server's,
 * on SQLite.
 */
export function storeTime(store: AnyStore, now: number): Instant {
  if (!isPostgres(store)) return now;
  return sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
}

/** `storeTime` as a number; costs a query on PostgreSQL. */
export async function readStoreTime(store: AnyStore, now: number): Promise<number> {
  if (!isPostgres(store)) return now;
  const { rows } = await sql<{ time: number }>`select ${storeTime(store, now)} as time`.execute(store);
  return rows[0]?.time ?? now;
}

/** `instant` plus `ms`. */
export function later(instant: Instant, ms: number): Instant {
  // A literal, because PostgreSQL cannot infer the type of a parameter here.
  return typeof instant === 'number' ? instant + ms : sql<number>`${instant} + ${sql.lit(ms)}`;
}
