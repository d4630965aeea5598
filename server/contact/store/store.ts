import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Env } from '../../config/env.ts';
import { isPostgres } from './dialect.ts';
import { migrations } from './migrations.ts';
import { openPostgres, StoreError } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './tables.ts';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const NEWER = 'a newer release has changed this store; go forward again, or put a backup back';

/** Where the store is: in PostgreSQL when an address is given, otherwise in a file of the folder. */
export type StorePlace = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'DATABASE_URL'>>;

/**
 * Opens the contact store and brings its tables up to date; any number of servers may do so at once. This
 * is the one place that chooses a dialect. Throws when the store cannot be opened or migrated, a StoreError
 * when a newer release has changed it.
 */
export async function openStore(place: StorePlace): Promise<Store> {
  const store: Store = new Kysely({ dialect: await openDialect(place) });
  try {
    await migrate(store, place);
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

async function migrate(store: Store, { DATABASE_URL }: StorePlace): Promise<void> {
  const { error } = await new Migrator({
    db: store,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: await currentSchema(store),
  }).migrateToLatest();
  // Kysely's words for a change that it does not know.
  const isNewer = error instanceof Error && error.message.startsWith('corrupted migrations');
  if (isNewer) throw new StoreError(`${DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}: ${NEWER}`);
  if (error) throw error;
}

/** Where the tables go; without it the migrator takes those of another schema for its own. */
async function currentSchema(store: Store): Promise<string | undefined> {
  if (!isPostgres(store)) return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(store);
  return rows[0]?.name;
}

/** What the start-up line says of the store, without an address: it may hold a password. */
export function describeStore({ DATABASE_URL }: StorePlace): string {
  return DATABASE_URL ? 'store in PostgreSQL' : 'store in SQLite';
}

function openDialect({ DATABASE_URL, DATA_DIR }: StorePlace): Promise<Dialect> | Dialect {
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(makePrivateFile(DATA_DIR));
}

function makePrivateFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(dataDir, 'contact.sqlite');
  // SQLite gives the -wal and -shm files the mode of the main one, so that one must be private first.
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  chmodSync(path, PRIVATE_FILE);
  return path;
}

/** Proves that the store takes writes, by writing. Throws the store's own error when it does not. */
export async function touchStore(store: Store, now: number): Promise<void> {
  await store
    .insertInto('heartbeat')
    .values({ id: 1, at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();
}
