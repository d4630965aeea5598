import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/**
 * Pages of the log that are moved into the file together. By default 1,000 of them (4 MB) pile up first, and
 * a small disk is full of log after ten messages.
 */
const LOG_PAGES = 64;
/** How long a statement waits for another process (a backup, the owner's tool) to let go of the file. */
const BUSY_MS = 2_000;

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/**
 * Opens an SQLite file for Kysely through `node:sqlite`: WAL, and every commit on disk before it returns.
 * Throws when the file cannot be opened or does not take both settings.
 */
export function openSqlite(path: string): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${LOG_PAGES};`);
  const journal = database.prepare('pragma journal_mode').get()?.['journal_mode'];
  const synchronous = database.prepare('pragma synchronous').get()?.['synchronous'];
  if (journal !== 'wal' || synchronous !== 2) {
    database.close();
    throw new Error(`${path}: expected WAL and synchronous=FULL, got ${journal} and ${synchronous}`);
  }
  return new SqliteDialect({ database: adapt(database) });
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // After a full disk or an I/O error SQLite has already rolled back; asking again would hide the real error.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING;
      const statement = database.prepare(sql);
      const bind = (values: readonly unknown[]) => values as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...bind(values)),
        run: (values) => statement.run(...bind(values)),
        iterate: (values) => statement.iterate(...bind(values)),
      };
    },
  };
}
