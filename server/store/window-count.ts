import { sql } from 'kysely';
import { isPostgres, later, storeTime } from './dialect.ts';
import type { Store } from './tables.ts';

/** Tables that count events in fixed windows, with the column that names what is counted. */
const KEYS = { accepted: 'address_hash', desk_count: 'name' } as const;

type Window = {
  readonly table: keyof typeof KEYS;
  readonly key: string;
  /** Events that a window holds. */
  readonly limit: number;
  readonly windowMs: number;
};

/**
 * Counts an event of `key` in its window, which begins with its first event; all servers of the store count together.
 * When the window is full, nothing is written, and the promise resolves to `Retry-After` in seconds.
 */
export async function countInWindow(
  store: Store,
  { table, key, limit, windowMs }: Window,
  now: number,
): Promise<number | undefined> {
  const time = storeTime(store, now);
  const [name, since, count] = [sql.ref(KEYS[table]), sql.ref(`${table}.since`), sql.ref(`${table}.count`)];
  // A start in the future was written while the clock was ahead.
  const isOver = sql`(${since} <= ${later(time, -windowMs)} or ${since} > ${time})`;
  const counted = await sql`
    insert into ${sql.table(table)} (${name}, since, count) values (${key}, ${time}, 1)
    on conflict (${name}) do update set
      count = case when ${isOver} then 1 else ${count} + 1 end,
      since = case when ${isOver} then ${time} else ${since} end
    where ${isOver} or ${count} < ${sql.lit(limit)}
    returning 1`.execute(store);
  if (counted.rows.length > 0) return undefined;
  const { rows } = await sql<{ leftMs: number }>`
    select since + ${sql.lit(windowMs)} - ${time} as "leftMs" from ${sql.table(table)} where ${name} = ${key}`.execute(
    store,
  );
  return Math.ceil((rows[0]?.leftMs ?? windowMs) / 1_000);
}

/** Deletes the counts that began over `windowMs` ago, and those that a clock that was ahead began. */
export async function deleteOldCounts(
  store: Store,
  { table, windowMs }: Pick<Window, 'table' | 'windowMs'>,
  now: number,
): Promise<void> {
  const time = storeTime(store, now);
  const name = sql.ref(KEYS[table]);
  // Waiting for a row that a message is counted in, while that message waits for another one, would be a deadlock.
  const lock = sql.raw(isPostgres(store) ? 'for update skip locked' : '');
  await sql`
    delete from ${sql.table(table)} where ${name} in (
      select ${name} from ${sql.table(table)} where since <= ${later(time, -windowMs)} or since > ${time} ${lock})`.execute(
    store,
  );
}
