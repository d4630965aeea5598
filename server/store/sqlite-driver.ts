import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

/** How long a statement is retried while another process (a backup, the leads tool) locks the file. */
const BUSY_TIMEOUT_MS = 2_000;
const RETRY_MS = 25;

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** The primary result code of SQLite's error: the low byte, the rest is its extension. */
function codeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** Whether the file is locked by another process. */
export const isBusy = (error: unknown): boolean => codeOf(error) === SQLITE_BUSY;

/** Whether the file is damaged, in part or as a whole. */
const isDamage = (error: unknown) => [SQLITE_CORRUPT, SQLITE_NOTADB].includes(codeOf(error) ?? 0);

/**
 * Kysely driver for one open file. SQLite's own busy handler would sleep on the event loop while another process locks
 * the file; here a statement is retried with a timer, and reads go on meanwhile.
 */
export class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #onDamage: () => void;
  /** The connection whose transaction is open. */
  #owner: DatabaseConnection | undefined;
  #transaction = Promise.withResolvers<void>();

  /** `onDamage` is called when a statement finds the file damaged. */
  constructor(database: DatabaseSync, onDamage: () => void) {
    this.#database = database;
    this.#onDamage = onDamage;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) =>
        this.#owner === connection ? this.#run<Row>(query) : this.#whenFree(() => this.#run<Row>(query)),
      streamQuery: () => {
        throw new Error('Queries are not streamed');
      },
    };
    return connection;
  }

  async releaseConnection(): Promise<void> {}

  /** `immediate` takes the write lock at once; upgrading a read lock later would fail without waiting. */
  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#whenFree(() => {
      this.#database.exec('begin immediate');
      this.#owner = connection;
      this.#transaction = Promise.withResolvers();
    });
  }

  async commitTransaction(): Promise<void> {
    this.#database.exec('commit');
    this.#endTransaction();
  }

  async rollbackTransaction(): Promise<void> {
    try {
      // After a full disk or an I/O error SQLite has rolled back already; a second rollback would mask that error.
      if (this.#database.isTransaction) this.#database.exec('rollback');
    } finally {
      this.#endTransaction();
    }
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }

  #endTransaction(): void {
    this.#owner = undefined;
    this.#transaction.resolve();
  }

  /** Runs `task` once no transaction of this process is open, and retries it while the file is busy. */
  async #whenFree<Result>(task: () => Result): Promise<Result> {
    const end = performance.now() + BUSY_TIMEOUT_MS;
    for (;;) {
      while (this.#owner) await this.#transaction.promise;
      try {
        return task();
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
      }
      await sleep(RETRY_MS);
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    try {
      const statement = this.#database.prepare(sql);
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    } catch (error) {
      if (isDamage(error)) this.#onDamage();
      throw error;
    }
  }
}
