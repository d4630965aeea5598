import type { Socket } from 'node:net';
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StoreError } from './store-error.ts';

/** Pool size of one server; PostgreSQL allows a hundred connections by default. */
const CONNECTIONS = 10;
/** How long a request waits for a connection, and for the answer to a query, before it gets a 503. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;
/** How much longer a connection is waited for, because PostgreSQL ends a query itself that is only slow. */
const SILENCE_MS = 1_000;
/**
 * When the database ends a transaction that a frozen server left open, and its locks with it; and a wait for a lock: later,
 * so that whoever waits for a frozen server gets its turn, but before `QUERY_MS`, after which the query would wait on.
 */
export const IDLE_MS = 5_000;
const LOCK_MS = 8_000;
/** In place of `QUERY_MS`: a query may take as long as it needs. */
export const NO_LIMIT = 0;
/** Idle time before TCP keep-alive probes, which fail a query whose host is gone. */
const GONE_MS = 10_000;
/** PostgreSQL's code for a write that its host refuses since a failover has made another one the primary. */
const READ_ONLY = '25006';
/** Values of `synchronous_commit` with which a commit is on the disk of the database before it returns. */
const DURABLE = ['on', 'remote_apply'];

/**
 * Opens a connection pool for Kysely and tries it. Throws StoreError when the database does not respond or does not
 * sync its commits; the message contains no part of the URL. A query that is not answered for `queryMs` fails.
 */
export async function openPostgres(url: string, queryMs = QUERY_MS): Promise<Dialect> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    lock_timeout: Math.min(LOCK_MS, queryMs),
    statement_timeout: queryMs,
    idle_in_transaction_session_timeout: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: GONE_MS,
    application_name: 'contact',
    types: { getTypeParser },
  });
  // Without listeners a dropped connection would end the process with an unhandled `error` event. The next query on it
  // reports the error.
  pool.on('error', () => {});
  /** Connections to a host that has become read-only: they would be used on for as long as it runs. */
  const stale = new WeakSet<object>();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code === READ_ONLY) stale.add(client);
    });
    if (queryMs !== NO_LIMIT) limitSilence(client, queryMs + SILENCE_MS);
  });
  // Not before: the rollback of a transaction would fail, and its error would take the place of the refusal.
  pool.on('release', (_error, client) => {
    if (stale.has(client)) void (client as pg.Client).end();
  });
  try {
    await expectDurable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDialect({ pool });
}

/**
 * Closes a connection that leaves a query without an answer: one whose host is gone, as after a failover, would be used on
 * and fail query after query for a quarter of an hour. A transaction may rest, as while a backup is made.
 */
function limitSilence(client: pg.Client & { readonly readyForQuery?: boolean }, ms: number): void {
  const socket = client.connection.stream as Socket;
  socket.setTimeout(ms, () => {
    if (client.readyForQuery === false) socket.destroy(Object.assign(new Error('no answer'), { code: 'TIMEOUT' }));
  });
}

async function expectDurable(pool: pg.Pool): Promise<void> {
  const result = await pool.query('show synchronous_commit').catch((error: unknown) => {
    const { code } = error as { code?: string };
    throw new StoreError(`DATABASE_URL: the database does not answer as expected (${code ?? 'no answer'})`);
  });
  const setting: unknown = result.rows[0]?.synchronous_commit;
  if (!DURABLE.includes(String(setting))) {
    throw new StoreError(`DATABASE_URL: expected synchronous_commit=on, got ${setting}`, 'notDurable');
  }
}

/** `bigint` arrives as text because it may exceed a JavaScript number; counts and times never do. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid as number, format as 'text');
