import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Clock, type PeriodicTask, startPeriodicTask } from '../process/clock.ts';
import { isPostgres, later, readStoreTime, storeTime } from './dialect.ts';
import type { Store } from './tables.ts';

const EVERY_MS = 15_000;
/** Three missed heartbeats. */
const SILENT_MS = 3 * EVERY_MS;
/** How long a server that died is remembered. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/**
 * Writes heartbeats of the server at `address` into the store until stopped; resolves after the first, so that a
 * command finds a server that says it listens. Failed writes are not reported here: `/readyz` does that.
 */
export async function startBeating(store: Store, clock: Clock, address: string): Promise<PeriodicTask> {
  const server = { id: randomUUID(), address: `${address} (${hostname()})` };
  const write = () => beat(store, clock.now(), server).catch(() => {});
  await write();
  const beating = startPeriodicTask(clock, EVERY_MS, write);
  return {
    stop: async () => {
      await beating.stop();
      await store
        .deleteFrom('server_heartbeat')
        .where('id', '=', server.id)
        .execute()
        .catch(() => {});
    },
  };
}

/** Writes a heartbeat and deletes those of servers that died a day ago; on SQLite all others, as it has one server. */
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

/** Servers on the store that were not stopped and run, or have been silent for less than a day; latest heartbeat first. */
export async function readServers(store: Store, now: number) {
  const time = await readStoreTime(store, now);
  const rows = await store.selectFrom('server_heartbeat').select(['address', 'at']).orderBy('at', 'desc').execute();
  return rows.map(({ address, at }) => {
    // Absolute: a time in the future was written while the clock was ahead.
    const silentMs = Math.abs(time - at);
    return { address, isAlive: silentMs < SILENT_MS, silentMs };
  });
}
