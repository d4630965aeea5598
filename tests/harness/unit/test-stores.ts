import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { isPostgres } from '../../../server/store/dialect.ts';
import { openStore, type StorePlace } from '../../../server/store/store.ts';
import type { Store } from '../../../server/store/tables.ts';
import type { FakeClock } from './fake-clock.ts';
import { tempFolder } from './fixture-dist.ts';

export type StoreKind = 'SQLite' | 'PostgreSQL';

/** The stores available on this machine, for `describe.each(STORE_KINDS)`. */
export const STORE_KINDS: readonly StoreKind[] = inject('postgresUrl') ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

/** Schemas that share a database. A migration inspects them all: after 80 it takes three times as long as at first. */
const SHARING = 8;
let database = Promise.resolve('');
let schemas = 0;

/** Settings for an empty store: a new folder, or a new schema of the tests' database. */
export async function newStorePlace(kind: StoreKind): Promise<StorePlace> {
  if (kind === 'SQLite') return { DATA_DIR: tempFolder() };
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  if (schemas % SHARING === 0) database = createDatabase();
  schemas += 1;
  const url = await database;
  await run(url, `create schema ${schema}`);
  // The schema precedes pg_catalog, so that a test can override clock_timestamp().
  const options = encodeURIComponent(`-c search_path=${schema},pg_catalog`);
  return { DATA_DIR: '/nowhere', DATABASE_URL: `${url}&options=${options}` };
}

/** Settings for an empty store in a new database. */
export async function newDatabasePlace(): Promise<StorePlace> {
  return { DATA_DIR: '/nowhere', DATABASE_URL: await createDatabase() };
}

/** Settings for an empty store with a folder of its own, in PostgreSQL beside a new database. */
export const newWholePlace = async (kind: StoreKind): Promise<StorePlace> => ({
  ...(kind === 'PostgreSQL' && (await newDatabasePlace())),
  DATA_DIR: tempFolder(),
});

/** An empty store, closed when the test ends. */
export const openTestStore = async (kind: StoreKind): Promise<Store> => openStoreAt(await newStorePlace(kind));

/** The store of these settings, closed when the test ends. */
export async function openStoreAt(place: StorePlace): Promise<Store> {
  const store = await openStore(place);
  onTestFinished(() => store.destroy());
  return store;
}

/** The file of a store in SQLite. */
export async function storeFile(store: Store): Promise<string> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(store);
  return rows[0]?.file ?? '';
}

/** Renames a table, so that what uses it fails, as on a broken disk; returns what puts it back. */
export async function hideTable({ schema }: Store, table: string): Promise<() => Promise<void>> {
  await schema.alterTable(table).renameTo('elsewhere').execute();
  return () => schema.alterTable('elsewhere').renameTo(table).execute();
}

/** An empty store with a fake clock, in PostgreSQL too: `advance` and `set` move both. */
export async function openTimedStore(kind: StoreKind, clock: FakeClock) {
  const store = await openTestStore(kind);
  if (isPostgres(store)) await replaceDatabaseClock(store, clock.now());
  const both = (move: 'advance' | 'set') => async (ms: number) => {
    if (isPostgres(store)) await sql`update fake_clock set at = at + ${ms}`.execute(store);
    clock[move](ms);
  };
  return { store, advance: both('advance'), set: both('set') };
}

/** Overrides PostgreSQL's clock in the schema of this test. */
async function replaceDatabaseClock(store: Store, now: number): Promise<void> {
  await sql`create table fake_clock (at bigint not null)`.execute(store);
  await sql`insert into fake_clock values (${now})`.execute(store);
  const body = 'select to_timestamp(at / 1000.0) from fake_clock';
  await sql`create function clock_timestamp() returns timestamptz language sql as ${sql.lit(body)}`.execute(store);
}

/** A new database; not shared by the workers, because a migration would fail on a table that a parallel test drops. */
async function createDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `tests_${randomUUID().replaceAll('-', '')}`;
  await run(url.href, `create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
