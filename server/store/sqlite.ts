import { statfsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';
import { StoreError } from './store-error.ts';
import type { Store } from './tables.ts';

/** The database in `DATA_DIR`. */
export const SQLITE_FILE = 'contact.sqlite';
/** What `leads move` leaves of it, once its leads are in PostgreSQL. */
export const MOVED_FILE = `${SQLITE_FILE}.moved`;

/** A restart drops the open file, and begins an empty one where there is none. */
const REPLACED = `${SQLITE_FILE} or its -wal was moved, replaced, emptied or deleted: save it before a restart, see docs/operations.md`;

const DAMAGED = `${SQLITE_FILE} is damaged, and some messages cannot be stored: see leads doctor`;

const FULL = 'disk full: a message would not fit';
/** What the largest message takes: its row, its index entries and both of them again in the WAL. */
const MESSAGE_BYTES = 128 * 1024;

/** A killed server leaves its last messages there. */
const LOG_ALONE = `DATA_DIR: ${SQLITE_FILE} is missing or empty beside its ${SQLITE_FILE}-wal, which has the last messages: put it back, or move that away too`;

/** WAL pages per checkpoint (256 kB). With the default of 1,000 the WAL takes 4 MB, which a nearly full disk lacks. */
const CHECKPOINT_PAGES = 64;
/**
 * Busy timeout while opening, which may block because nothing is served yet. Later the driver waits without blocking.
 */
const OPEN_MS = 2_000;

const logOf = (path: string) => `${path}-wal`;
const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });
const sizeOf = (path: string) => statOf(path)?.size ?? 0;

/**
 * Throws StoreError when an SQLite file is missing or empty beside a write-ahead log with messages, which SQLite would delete.
 */
export function expectFileOfLog(path: string): void {
  if (sizeOf(path) === 0 && sizeOf(logOf(path)) > 0) throw new StoreError(LOG_ALONE, 'logAlone');
}

/**
 * Kysely's adapter without the mutex on its single connection, which would block reads while a statement waits; the
 * driver orders transactions.
 */
export class SqliteFileAdapter extends SqliteAdapter {
  readonly #path: string;
  readonly #inode: number;
  /** Of the write-ahead log, which a new store has only after its first write. */
  #logInode: number | undefined;
  /** Since a statement found a damaged page: `touchStore` writes to another one. */
  isDamaged = false;

  constructor(path: string) {
    super();
    this.#path = path;
    this.#inode = statSync(path).ino;
  }

  /**
   * Whether the open file, or its write-ahead log, is no longer at its path, or was emptied there: what is written is
   * lost once the file is closed, or of a log when the process is killed.
   */
  isReplaced(): boolean {
    const file = statOf(this.#path);
    const logInode = statOf(logOf(this.#path))?.ino;
    this.#logInode ??= logInode;
    return file?.ino !== this.#inode || logInode !== this.#logInode || file.size === 0;
  }

  /** Free bytes on the disk of the file. */
  freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.#path);
    return bavail * bsize;
  }

  /** Schema changes roll back in SQLite, so an interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The file of a store in SQLite. */
function fileOf(store: Store): SqliteFileAdapter | undefined {
  const { adapter } = store.getExecutor();
  return adapter instanceof SqliteFileAdapter ? adapter : undefined;
}

/**
 * Throws a StoreError when the SQLite file was moved, replaced or deleted while open (a backup restored without stopping
 * the server): what is written to it would be lost.
 */
export function expectStoreFile(store: Store): void {
  if (fileOf(store)?.isReplaced()) throw new StoreError(REPLACED);
}

/** Throws a StoreError once a statement has found the SQLite file damaged, and when its disk has no room for a message. */
export function expectSoundFile(store: Store): void {
  const file = fileOf(store);
  if (file?.isDamaged) throw new StoreError(DAMAGED);
  if (file && file.freeBytes() < MESSAGE_BYTES) throw new StoreError(FULL, 'full');
}

/**
 * Opens an SQLite file for Kysely through `node:sqlite`, with WAL, every commit on disk before it returns, and deleted
 * rows overwritten. Throws when the file cannot be opened or refuses these settings.
 */
export function openSqlite(path: string): Dialect {
  const database = new DatabaseSync(path, { timeout: OPEN_MS });
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
    pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};`,
  );
  const journal = database.prepare('pragma journal_mode').get()?.['journal_mode'];
  const synchronous = database.prepare('pragma synchronous').get()?.['synchronous'];
  if (journal !== 'wal' || synchronous !== 2) {
    database.close();
    throw new Error(`${path}: expected WAL and synchronous=FULL, got ${journal} and ${synchronous}`);
  }
  database.exec('pragma busy_timeout = 0');
  const adapter = new SqliteFileAdapter(path);
  const onDamage = () => {
    adapter.isDamaged = true;
  };
  return {
    createDriver: () => new SqliteDriver(database, onDamage),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => adapter,
    createIntrospector: (store) => new SqliteIntrospector(store),
  };
}
