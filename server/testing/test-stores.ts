import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore, type StorePlace } from '../contact/store.ts';
import type { Store } from '../contact/tables.ts';
import { tempFolder } from './fixture-dist.ts';

export type StoreKind = 'SQLite' | 'PostgreSQL';

/** The stores that a test can be run on here: `describe.each(STORE_KINDS)`. */
export const STORE_KINDS: readonly StoreKind[] = inject('postgresUrl') ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

/** Somewhere for an empty store: a new folder, or a new schema of the tests' database. */
export async function newStorePlace(kind: StoreKind): Promise<StorePlace> {
  if (kind === 'SQLite') return { DATA_DIR: tempFolder() };
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnPostgres(`create schema ${schema}`);
  // Functions of the schema come before PostgreSQL's own, so that a test can put a clock of its own there.
  const options = encodeURIComponent(`-c search_path=${schema},pg_catalog`);
  return { DATA_DIR: '/nowhere', DATABASE_URL: `${inject('postgresUrl')}&options=${options}` };
}

/** An empty store of the given kind, closed when the test ends. */
export async function openTestStore(kind: StoreKind): Promise<Store> {
  const store = await openStore(await newStorePlace(kind));
  onTestFinished(() => store.destroy());
  return store;
}

/** Runs one statement on the tests' database. */
async function runOnPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
