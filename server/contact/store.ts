import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './tables.ts';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/**
 * Opens the contact store in `dataDir`, made when absent, and brings its tables up to date. This is the
 * one place that chooses a dialect. Throws when the file cannot be opened or migrated.
 */
export async function openStore(dataDir: string): Promise<Store> {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(dataDir, 'contact.sqlite');
  // SQLite gives the -wal and -shm files the mode of the main one, so that one must be private first.
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  chmodSync(path, PRIVATE_FILE);
  const store: Store = new Kysely({ dialect: openSqlite(path) });
  const { error } = await new Migrator({
    db: store,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) {
    await store.destroy();
    throw error;
  }
  return store;
}

/** Proves that the store takes writes, by writing. Throws the store's own error when it does not. */
export async function touchStore(store: Store, now: number): Promise<void> {
  await store
    .insertInto('heartbeat')
    .values({ id: 1, at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();
}
