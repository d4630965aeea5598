import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { PostgresServer } from '../postgres.ts';
import { until } from '../until.ts';

const run = promisify(execFile);
const BUSY_MS = 10_000;

/** Direct access to the contact store's database, bypassing the server. */
export type StoreReader = {
  readonly read: <Row>(query: string) => Promise<readonly Row[]>;
  readonly write: (statement: string) => Promise<void>;
};

/** The SQLite store in `dataDir`. Opened per query, so that our own locks never disturb the server under test. */
export function sqliteReader(dataDir: string): StoreReader {
  const withFile = <Result>(use: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(join(dataDir, 'contact.sqlite'), { timeout: BUSY_MS });
    try {
      return use(database);
    } finally {
      database.close();
    }
  };
  return {
    read: async <Row>(query: string) => withFile((database) => database.prepare(query).all() as Row[]),
    write: async (statement) => withFile((database) => database.exec(statement)),
  };
}

/** The PostgreSQL store, through `psql`, so that the suite and the server share no driver. */
export function postgresReader({ psql, url }: PostgresServer): StoreReader {
  const ask = async (query: string) => {
    const { stdout } = await run(psql, [url, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-c', query], {
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    return stdout;
  };
  return {
    read: async (query) => JSON.parse(await ask(`select coalesce(json_agg(row), '[]') from (${query}) as row`)),
    write: async (statement) => void (await ask(statement)),
  };
}

/** Deliveries that are not sent; `and` is a further condition in SQL. */
export async function countUnsent(store: StoreReader, and = ''): Promise<number> {
  const [row] = await store.read<{ waiting: number }>(
    `select count(*) as waiting from outbox where state in ('pending', 'sending') ${and}`,
  );
  return Number(row?.waiting);
}

export const untilDrained = (store: StoreReader) =>
  until('the outbox is empty', async () => (await countUnsent(store)) === 0);

/**
 * Fast-forwards the outbox by moving its timestamps into the past: the back-off takes hours, and the clock of a running
 * server cannot be set.
 */
export const passTime = (store: StoreReader, ms: number) =>
  store.write(`update outbox set next_at = next_at - ${ms}, created_at = created_at - ${ms} where state = 'pending'`);

/** Expires the leases of killed servers. Call it only while no server runs. */
export const passLeases = (store: StoreReader) =>
  store.write("update outbox set lease_until = 0 where state = 'sending'");

/** Fast-forwards to when the leads that wait for the next email about all of them are told. */
export const passCollecting = (store: StoreReader) =>
  store.write(
    "update outbox set next_at = created_at where collected = 1 and state = 'pending'; update outbox set sent_at = sent_at - 3600000 where lead_id is null and state = 'sent'",
  );

/** Fast-forwards until the leads that are told together are told too. */
export const untilCollected = (store: StoreReader) =>
  until('the outbox is empty', async () => {
    await passCollecting(store);
    return (await countUnsent(store)) === 0;
  });

/** Milliseconds until the last pending email is due. */
export async function longestWait(store: StoreReader): Promise<number> {
  const [row] = await store.read<{ last: number | null }>(
    "select max(next_at) as last from outbox where state = 'pending'",
  );
  return Math.max(0, Number(row?.last ?? 0) - Date.now());
}

/** Fast-forwards until every email is sent, or `enough` returns true. */
export async function passTimeUntilDrained(store: StoreReader, enough = () => false): Promise<void> {
  await until('every email is sent', async () => {
    await passTime(store, Math.ceil(await longestWait(store)));
    return enough() || (await countUnsent(store)) === 0;
  });
}
