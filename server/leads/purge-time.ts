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
 * The time that a purge goes by: the store's, but never later than the last purge's by more than a day. That one follows
 * a clock that is further away by a day each hour, forwards or backwards, and not at a start; so it catches up after an
 * outage. Where no server has purged, the newest lead stands for the last purge.
 */
export async function advancePurgeTime(store: Store, time: number, isStart: boolean): Promise<number> {
  const last = (await readPurgeTime(store)) ?? Math.min((await readNewest(store)) ?? time, time);
  const near = Math.min(Math.max(time, last - DAY_MS), last + DAY_MS);
  const at = isStart && near !== time ? last : near;
  await store
    .insertInto('heartbeat')
    .values({ id: ID, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
  return Math.min(at, time);
}

async function readNewest(store: Store): Promise<number | null> {
  const newest = store.selectFrom('lead').select((lead) => lead.fn.max('received_at').as('at'));
  return (await newest.executeTakeFirstOrThrow()).at;
}
