import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

/** How long a statement waits for another process (a backup, the owner's tool) to let go of the file. */
const PATIENCE_MS = 2_000;
const RETRY_MS = 25;

const SQLITE_BUSY = 5;

/** Whether another process held the file for all the time that a statement could wait. */
export function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  // The low byte is the kind of error, the rest is detail.
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
}

/**
 * Runs Kysely's queries on one open file. SQLite would sleep in this thread, which answers every visitor, while another
 * process holds the file: instead a statement is tried again later, and meanwhile others can read.
 */
export class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  /** Whose transaction is open. */
  #owner: DatabaseConnection | undefined;
  #transaction = Promise.withResolvers<void>();

  constructor(database: DatabaseSync) {
    this.#database = database;
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

  /** Takes the write lock at once: later, between two statements, it could no longer be waited for. */
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
      // After a full disk or an I/O error SQLite has already rolled back; asking again would hide the real error.
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

  /** Runs `task` when no transaction is open here, again and again while another process holds the file. */
  async #whenFree<Result>(task: () => Result): Promise<Result> {
    const end = performance.now() + PATIENCE_MS;
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
    const statement = this.#database.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}
