import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Env } from '../config/env.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../process/private-files.ts';
import { isPostgres } from './dialect.ts';
import { isTooOld, readMigrations, takeOverEarlierStore } from './earlier-store.ts';
import { migrations } from './migrations.ts';
import { NO_LIMIT, openPostgres } from './postgres.ts';
import { readServers } from './server-heartbeat.ts';
import { expectFileOfLog, expectSoundFile, expectStoreFile, openSqlite, SQLITE_FILE } from './sqlite.ts';
import { StoreError } from './store-error.ts';
import type { Store } from './tables.ts';

const NEWER = 'a newer release has changed this store; go forward again, or put a backup back';
const EARLIER = 'DATABASE_URL: servers of an earlier release work on this store; stop all of them first';

/** Where the store is: PostgreSQL when `DATABASE_URL` is given, otherwise SQLite in `DATA_DIR`. */
export type StorePlace = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, 'DATABASE_URL'>>;

/**
 * Opens the contact store and migrates it; safe for concurrent servers. Throws when it cannot be opened or migrated, a
 * StoreError when a newer release has migrated it, or it is in PostgreSQL and servers of an earlier one work on it. A query
 * that PostgreSQL does not answer for `queryMs` fails, unless it migrates.
 */
export async function openStore(place: StorePlace, queryMs?: number): Promise<Store> {
  const { DATABASE_URL, DATA_DIR } = place;
  const dialect = DATABASE_URL ? await openPostgres(DATABASE_URL, queryMs) : openSqlite(makePrivateFile(DATA_DIR));
  const store: Store = new Kysely({ dialect });
  try {
    if (!DATABASE_URL) await migrate(store, place);
    else if (!(await isMigrated(store))) {
      // An index over many leads takes longer than a request may wait.
      await using unlimited = await openUnlimited(DATABASE_URL);
      await migrate(unlimited, place);
    }
    // Notes which files are its own.
    expectStoreFile(store);
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

/** Opens a PostgreSQL database as it is, for statements that may take as long as they need. */
export async function openUnlimited(url: string): Promise<Store> {
  return new Kysely({ dialect: await openPostgres(url, NO_LIMIT) });
}

/** Whether a server of an earlier release works on the store: once it is migrated, that could store nothing. */
export async function isUsedByEarlierServer(store: Store, now: number): Promise<boolean> {
  const applied = await readMigrations(store);
  if (applied.length === 0 || isTooOld(applied)) return false;
  const isEarlier = Object.keys(migrations).some((name) => !applied.includes(name));
  return isEarlier && (await readServers(store, now)).some(({ isAlive }) => isAlive);
}

/** Whether a store is as this release leaves it. */
async function isMigrated(store: Store): Promise<boolean> {
  const [applied, names] = [await readMigrations(store), Object.keys(migrations)];
  return applied.length === names.length && names.every((name) => applied.includes(name));
}

async function migrate(store: Store, { DATABASE_URL }: StorePlace): Promise<void> {
  // An SQLite file has one server, which has locked the folder before it comes here.
  if (DATABASE_URL && (await isUsedByEarlierServer(store, Date.now()))) throw new StoreError(EARLIER, 'notRestarted');
  await takeOverEarlierStore(store);
  const { error } = await new Migrator({
    db: store,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: await currentSchema(store),
  }).migrateToLatest();
  // Kysely's message for an unknown migration.
  const isNewer = error instanceof Error && error.message.startsWith('corrupted migrations');
  if (isNewer) throw new StoreError(`${DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}: ${NEWER}`, 'newer');
  if (error) throw error;
}

/** The schema of the tables; without it the migrator would find tables in other schemas. */
async function currentSchema(store: Store): Promise<string | undefined> {
  if (!isPostgres(store)) return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(store);
  return rows[0]?.name;
}

function makePrivateFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(dataDir, SQLITE_FILE);
  expectFileOfLog(path);
  // SQLite creates the -wal and -shm files with the mode of the main file, so that one must be private first. An existing
  // file is not opened: closing it would drop the locks that this process holds on it (POSIX).
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
  chmodSync(path, PRIVATE_FILE);
  return path;
}

/**
 * Writes to the table `heartbeat`. Throws the store's error when it accepts no writes, and a StoreError when its file is
 * gone or damaged or the disk has no room for a message, which is larger than what this writes.
 */
export async function touchStore(store: Store, now: number): Promise<void> {
  expectStoreFile(store);
  expectSoundFile(store);
  await store
    .insertInto('heartbeat')
    .values({ id: 1, at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();
}
