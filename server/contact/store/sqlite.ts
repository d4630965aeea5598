import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';

/**
 * Pages of the log that are moved into the file together. By default 1,000 of them (4 MB) pile up first, and
 * a small disk is full of log after ten messages.
 */
const LOG_PAGES = 64;
/** How long opening waits for another process, before any visitor is served. Later the driver waits without blocking. */
const OPEN_MS = 2_000;

/** Kysely would keep its one connection locked while a statement waits; the driver orders transactions itself. */
class UnlockedAdapter extends SqliteAdapter {
  /** So that a migration that is cut off leaves nothing behind: SQLite takes changes of the schema back as well. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Opens an SQLite file for Kysely through `node:sqlite`: WAL, and every commit on disk before it returns.
 * Throws when the file cannot be opened or does not take both settings.
 */
export function openSqlite(path: string): Dialect {
  const database = new DatabaseSync(path, { timeout: OPEN_MS });
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${LOG_PAGES};`);
  const journal = database.prepare('pragma journal_mode').get()?.['journal_mode'];
  const synchronous = database.prepare('pragma synchronous').get()?.['synchronous'];
  if (journal !== 'wal' || synchronous !== 2) {
    database.close();
    throw new Error(`${path}: expected WAL and synchronous=FULL, got ${journal} and ${synchronous}`);
  }
  database.exec('pragma busy_timeout = 0');
  return {
    createDriver: () => new SqliteDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new UnlockedAdapter(),
    createIntrospector: (store) => new SqliteIntrospector(store),
  };
}
