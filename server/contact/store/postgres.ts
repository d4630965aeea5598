import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Connections of one server; several servers share the hundred that PostgreSQL allows by default. */
const CONNECTIONS = 10;
/** How long a request waits for a connection, and for an answer on it, before it is told to come back. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;
/** Values that mean that a commit is on the server's own disk before it returns. */
const DURABLE = ['on', 'remote_apply'];

/** What keeps the server from starting, in a sentence that can be shown as it is. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Opens a pool of connections for Kysely and tries one. Throws StoreError, which names no part of the
 * address, when the database does not answer or does not sync its commits.
 */
export async function openPostgres(url: string): Promise<Dialect> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'contact',
    types: { getTypeParser },
  });
  // Without listeners a connection that drops, idle or between two queries, ends the process. The next query on it
  // reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await expectDurable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDialect({ pool });
}

async function expectDurable(pool: pg.Pool): Promise<void> {
  const answer = await pool.query('show synchronous_commit').catch((error: unknown) => {
    const { code } = error as { code?: string };
    throw new StoreError(`DATABASE_URL: the database does not answer as expected (${code ?? 'no answer'})`);
  });
  const setting: unknown = answer.rows[0]?.synchronous_commit;
  if (!DURABLE.includes(String(setting))) {
    throw new StoreError(`DATABASE_URL: expected synchronous_commit=on, got ${setting}`);
  }
}

/** Whole numbers arrive as text because they may outgrow a JavaScript number; counts and times never do. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid as number, format as 'text');
