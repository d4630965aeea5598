import type { Store } from '../store/tables.ts';

const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;

/** How often a server purges. */
export const PURGE_EVERY_MS = HOUR_MS;
/** In the table `heartbeat`, whose first row is another. */
const ID = 2;

/** The time of the last purge; undefined in a store that no server has purged. */
export async function readPurgeTime(store: Store): Promise<number | undefined> {
  const row = await store.selectFrom('heartbeat').select('at').where('id', '=', ID).executeTakeFirst();
  return row?.at;
}

/**
 * The time that a purge goes by: the store's, but at most a day later than the last purge, and no later at a start. A clock
 * that is years ahead for an hour deletes what has a day left, and not everything; after an outage the purge catches up,
 * a day each hour.
 */
export async function advancePurgeTime(store: Store, time: number, isStart: boolean): Promise<number> {
  const last = await readPurgeTime(store);
  const at = Math.min(time, last === undefined ? time : last + (isStart ? 0 : DAY_MS));
  await store
    .insertInto('heartbeat')
    .values({ id: ID, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
  return at;
}
