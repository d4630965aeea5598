import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Clock } from '../../process/clock.ts';
import { type Repeated, repeat } from '../../process/repeat.ts';
import { isPostgres, later, readStoreTime, storeTime } from './dialect.ts';
import type { Store } from './tables.ts';

const EVERY_MS = 15_000;
/** After three beats that did not come. */
const SILENT_MS = 3 * EVERY_MS;
/** How long a server that died is remembered. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** A server that was seen on a store in the last day, and did not stop by itself since. */
export type SeenServer = { readonly address: string; readonly isAlive: boolean; readonly silentMs: number };

/**
 * Writes into the store that a server listens at `address`, until it is stopped. A beat that the store does not take is
 * not reported here: `/readyz` does that.
 */
export function startBeating(store: Store, clock: Clock, address: string): Repeated {
  const id = randomUUID();
  const place = `${address} (${hostname()})`;
  const beating = repeat(clock, EVERY_MS, () => beat(store, clock.now(), { id, address: place }).catch(() => {}));
  return {
    stop: async () => {
      await beating.stop();
      await store
        .deleteFrom('server_heartbeat')
        .where('id', '=', id)
        .execute()
        .catch(() => {});
    },
  };
}

/** Writes down that a server runs now, and forgets those that died long ago; an SQLite file has no other. */
export async function beat(store: Store, now: number, server: { readonly id: string; readonly address: string }) {
  const at = storeTime(store, now);
  await store
    .insertInto('server_heartbeat')
    .values({ ...server, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
  await store
    .deleteFrom('server_heartbeat')
    .where('id', '<>', server.id)
    .$if(isPostgres(store), (query) => query.where('at', '<', later(at, -REMEMBERED_MS)))
    .execute();
}

/** The servers that run on the store, and those that fell silent in the last day; the latest first. */
export async function readServers(store: Store, now: number): Promise<SeenServer[]> {
  const time = await readStoreTime(store, now);
  const rows = await store.selectFrom('server_heartbeat').select(['address', 'at']).orderBy('at', 'desc').execute();
  return rows.map(({ address, at }) => {
    // Either way: one from the future was written while the clock was ahead.
    const silentMs = Math.abs(time - at);
    return { address, isAlive: silentMs < SILENT_MS, silentMs };
  });
}
