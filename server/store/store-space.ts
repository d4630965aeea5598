import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Store } from './tables.ts';

/** How long to wait for other processes that still read old database pages. */
const READERS_MS = 2_000;

/**
 * Removes what deleted rows left in the files of the store, free pages and write-ahead log included, and
 * gives their space back to the disk. Returns false when another process kept reading, so that old pages may remain in
 * the log. Blocks this thread on SQLite, which accepts no writes meanwhile: a second for some 100 MB.
 */
export async function reclaimSpace(store: Store): Promise<boolean> {
  if (isPostgres(store)) {
    await sql`vacuum (full) lead`.execute(store);
    await sql`vacuum (full) outbox`.execute(store);
    return true;
  }
  // `vacuum` would otherwise write a copy of the rows to the system's temporary folder.
  await sql`pragma temp_store = memory`.execute(store);
  await sql`pragma busy_timeout = ${sql.lit(READERS_MS)}`.execute(store);
  // Overwriting deleted rows is not enough: a row that has grown may have left a copy in its former page.
  await sql`vacuum`.execute(store);
  return truncateLog(store);
}

/**
 * Copies SQLite's write-ahead log to the file and truncates it: until then both still hold rows that were deleted.
 * Returns false when it could not, because another process reads or writes. PostgreSQL needs nothing of the kind.
 */
export async function truncateLog(store: Store): Promise<boolean> {
  if (isPostgres(store)) return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  return rows[0]?.busy === 0;
}
