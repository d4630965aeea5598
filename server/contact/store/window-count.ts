import { sql } from 'kysely';
import { later, storeTime } from './dialect.ts';
import type { Store } from './tables.ts';

/** Tables that count events in fixed windows, with the column that names what is counted. */
const KEYS = { accepted: 'address_hash', desk_count: 'name' } as const;

/** Events in the window that is open now, and how much of it is left. */
export type WindowCount = { readonly count: number; readonly leftMs: number };

/** Counts an event of `key` in its window, which begins with its first event; all servers of the store count together. */
export async function countInWindow(
  store: Store,
  { table, key, windowMs }: { readonly table: keyof typeof KEYS; readonly key: string; readonly windowMs: number },
  now: number,
): Promise<WindowCount> {
  const time = storeTime(store, now);
  const [name, since, count] = [sql.ref(KEYS[table]), sql.ref(`${table}.since`), sql.ref(`${table}.count`)];
  // A start in the future was written while the clock was ahead.
  const isOver = sql`(${since} <= ${later(time, -windowMs)} or ${since} > ${time})`;
  const { rows } = await sql<WindowCount>`
    insert into ${sql.table(table)} (${name}, since, count) values (${key}, ${time}, 1)
    on conflict (${name}) do update set
      count = case when ${isOver} then 1 else ${count} + 1 end,
      since = case when ${isOver} then ${time} else ${since} end
    returning count, since + ${sql.lit(windowMs)} - ${time} as "leftMs"`.execute(store);
  // An upsert returns its row.
  return rows[0] ?? { count: 1, leftMs: windowMs };
}
