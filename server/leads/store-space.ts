import { sql } from 'kysely';
import { isPostgres } from '../contact/store/dialect.ts';
import type { Store } from '../contact/store/tables.ts';

/** How long to wait for other processes that still read old database pages. */
const READERS_MS = 2_000;

/** Makes SQLite overwrite deleted rows. Call it before deleting. */
export async function overwriteDeleted(store: Store): Promise<void> {
  if (isPostgres(store)) return;
  await sql`pragma secure_delete = on`.execute(store);
  // `vacuum` would otherwise write a copy of the rows to the system's temporary folder.
  await sql`pragma temp_store = memory`.execute(store);
}

/**
 * Removes deleted rows from the files of the store, including the write-ahead log. Returns false when another process
 * kept reading, so that old pages may remain in the log.
 */
export async function reclaimSpace(store: Store): Promise<boolean> {
  if (isPostgres(store)) {
    await sql`vacuum (full) lead`.execute(store);
    await sql`vacuum (full) outbox`.execute(store);
    return true;
  }
  // Merging its parts makes the search index forget the words of deleted leads.
  await sql`insert into lead_search (lead_search) values ('optimize')`.execute(store);
  // Blocking is fine here: this thread serves no requests.
  await sql`pragma busy_timeout = ${sql.lit(READERS_MS)}`.execute(store);
  await sql`vacuum`.execute(store);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  return rows[0]?.busy === 0;
}
