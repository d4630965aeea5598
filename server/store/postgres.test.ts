import { connect, createServer, Socket } from 'node:net';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { newStorePlace, openStoreAt, openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { claimDelivery, LEASE_MS } from '../outbox/outbox.ts';
import { lockUntilCommit } from './dialect.ts';
import { openPostgres } from './postgres.ts';
import { openStore, openUnlimited, touchStore } from './store.ts';

const FAR_FUTURE = Date.UTC(2100, 0, 1);

/** A way to the tests' database that can lose its connections as a failover does: they stay open, and nothing answers. */
async function openLosingWay() {
  const url = new URL(inject('postgresUrl'));
  const file = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const folder = tempFolder();
  url.searchParams.set('host', folder);
  const open = new Set<Socket>();
  const relay = createServer((client) => {
    const server = connect(file);
    for (const socket of [client, server]) open.add(socket.on('error', () => {}));
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => relay.listen(join(folder, '.s.PGSQL.5432'), resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    relay.close();
  });
  const lose = () => {
    for (const socket of open) socket.unpipe();
  };
  /** From now on, what a connection is asked first is the last that is answered. */
  const silence = () =>
    relay.prependListener('connection', (client) => void client.once('data', () => client.once('data', lose)));
  return { url: url.href, lose, silence };
}

const place = (DATABASE_URL: string) => ({ DATA_DIR: tempFolder(), DATABASE_URL });

describe.runIf(STORE_KINDS.includes('PostgreSQL'))('the store in PostgreSQL', () => {
  test('concurrent starts on an empty database all find their tables', async () => {
    const shared = await newStorePlace('PostgreSQL');
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStoreAt(shared)));
    await Promise.all(stores.map((store) => touchStore(store, FAR_FUTURE)));
    expect(await stores[4]?.selectFrom('heartbeat').selectAll().execute()).toEqual([{ id: 1, at: FAR_FUTURE }]);
  });

  test('a new schema gets tables of its own, also before that of another site on the path', async () => {
    const { DATABASE_URL = '' } = await newStorePlace('PostgreSQL');
    const other = await openStoreAt(place(DATABASE_URL));
    const [, name = ''] = /search_path%3D(\w+)/.exec(DATABASE_URL) ?? [];
    await sql`create schema ${sql.id(`${name}_new`)}`.execute(other);
    const store = await openStoreAt(place(DATABASE_URL.replace(name, `${name}_new%2C${name}`)));
    const { rows } = await sql`select to_regclass(${`${name}_new.lead`}) is not null as made`.execute(store);
    expect(rows).toEqual([{ made: true }]);
  });

  test('a database with asynchronous commits stops the start', async () => {
    const { DATABASE_URL } = await newStorePlace('PostgreSQL');
    const careless = place(`${DATABASE_URL}${encodeURIComponent(' -c synchronous_commit=off')}`);
    await expect(openStore(careless)).rejects.toThrow('DATABASE_URL: expected synchronous_commit=on, got off');
  });

  test('a server that freezes in a transaction holds its locks for seconds only', async () => {
    const shared = await newStorePlace('PostgreSQL');
    const [frozen, other] = [await openStoreAt(shared), await openStoreAt(shared)];
    const [taken, thaw] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const lost = frozen.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, 'visits');
      await touchStore(transaction, 1);
      taken.resolve();
      await thaw.promise;
    });
    await taken.promise;
    await Promise.all([
      touchStore(other, 2),
      other.transaction().execute((transaction) => lockUntilCommit(transaction, 'visits')),
    ]);
    thaw.resolve();
    await expect(lost).rejects.toThrow();
    await touchStore(frozen, 3);
    expect(await other.selectFrom('heartbeat').selectAll().execute()).toEqual([{ id: 1, at: 3 }]);
  });

  test('the database itself ends a wait for a lock, so that no query waits on after its request', async () => {
    const { DATABASE_URL, ...shared } = await newStorePlace('PostgreSQL');
    const store = await openStoreAt({ DATABASE_URL, ...shared });
    await touchStore(store, 1);
    const stranger = new pg.Client({ connectionString: DATABASE_URL });
    await stranger.connect();
    await stranger.query('begin; update heartbeat set at = 2');
    await expect(touchStore(store, 3)).rejects.toThrow('lock timeout');
    await stranger.end();
    await touchStore(store, 4);
  });

  test('a connection that no longer answers is not used again', async () => {
    const { url, lose } = await openLosingWay();
    const store = new Kysely({ dialect: await openPostgres(url, 500) });
    onTestFinished(() => store.destroy());
    lose();
    await expect(sql`select 1`.execute(store)).rejects.toThrow();
    await expect(sql`select 1 as one`.execute(store)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('a connection to a host that a failover has left read-only is not used again', async () => {
    const store = await openTestStore('PostgreSQL');
    await sql`set default_transaction_read_only = on`.execute(store);
    await expect(touchStore(store, 1)).rejects.toThrow('read-only transaction');
    await touchStore(store, 2);
    await sql`set default_transaction_read_only = on`.execute(store);
    await expect(store.transaction().execute((transaction) => touchStore(transaction, 3))).rejects.toThrow(
      'read-only transaction',
    );
    await touchStore(store, 4);
  });

  test('the start ends at a database that takes connections and answers nothing', async () => {
    const { url, silence } = await openLosingWay();
    await (await openStore(place(url))).destroy();
    silence();
    await expect(openStore(place(url), 500)).rejects.toThrow(
      'DATABASE_URL: the database does not answer as expected (TIMEOUT)',
    );
  });

  test('a query without a limit soon ends once the host of the database is gone', async () => {
    const ask = vi.spyOn(Socket.prototype, 'setKeepAlive');
    onTestFinished(() => ask.mockRestore());
    await (await openUnlimited(inject('postgresUrl'))).destroy();
    // Linux asks ten times, a second apart, and then fails the connection with ETIMEDOUT.
    expect(ask).toHaveBeenCalledWith(true, 10_000);
  });

  test('a transaction may rest for longer than an answer may take, as while a backup is made', async () => {
    const store = new Kysely({ dialect: await openPostgres(inject('postgresUrl'), 500) });
    onTestFinished(() => store.destroy());
    const patient = await openUnlimited(inject('postgresUrl'));
    onTestFinished(() => patient.destroy());
    const rested = store.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await sql`select pg_sleep(0.8)`.execute(patient);
      return sql`select 1 as one`.execute(transaction);
    });
    await expect(rested).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('leases use the clock of the database, not of the server', async () => {
    const store = await openTestStore('PostgreSQL');
    await seedLeads(store, 1, 0, () => ({ delivery: { state: 'pending' } }));
    const claimant = { kind: 'email', leaseBy: 'one' } as const;
    expect(await claimDelivery(store, claimant, 0)).toMatchObject({ leaseBy: 'one' });
    const { left } = await store
      .selectFrom('outbox')
      .select(sql<number>`lease_until - (extract(epoch from clock_timestamp()) * 1000)::bigint`.as('left'))
      .executeTakeFirstOrThrow();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(LEASE_MS);
    expect(await claimDelivery(store, { kind: 'email', leaseBy: 'two' }, FAR_FUTURE)).toBeUndefined();
  });

  test('twenty concurrent claims get a delivery each', async () => {
    const store = await openTestStore('PostgreSQL');
    await seedLeads(store, 20, 0, () => ({ delivery: { state: 'pending' } }));
    const ask = (_: unknown, n: number) => claimDelivery(store, { kind: 'email', leaseBy: `worker ${n}` }, 0);
    const claimed = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(claimed.map((delivery) => delivery?.id)).size).toBe(20);
  });
});
