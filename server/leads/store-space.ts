import { sql } from 'kysely';
import { isPostgres } from '../contact/store/dialect.ts';
import type { Store } from '../contact/store/tables.ts';
import { updateSearchIndex } from '../desk/store/search-upkeep.ts';

/** How long to wait for other processes that still read old database pages. */
const READERS_MS = 2_000;

/**
 * Removes what deleted rows left in the files of the store: in SQLite, which overwrites the rows themselves, words in
 * the search index and pages of the write-ahead log; in PostgreSQL the rows as well. Returns false when another process
 * kept reading, so that old pages may remain in the log. Blocks this thread on SQLite.
 */
export async function removeTraces(store: Store): Promise<boolean> {
  if (isPostgres(store)) {
    await sql`vacuum (full) lead`.execute(store);
    await sql`vacuum (full) outbox`.execute(store);
    return true;
  }
  await updateSearchIndex(store);
  // Merging its parts makes the search index forget the words of deleted leads.
  await sql`insert into lead_search (lead_search) values ('optimize')`.execute(store);
  await sql`pragma busy_timeout = ${sql.lit(READERS_MS)}`.execute(store);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  return rows[0]?.busy === 0;
}

/**
 * Removes traces as `removeTraces` does, and gives the space of deleted rows back to the disk. Meanwhile SQLite accepts
 * no writes: a second for some 100 MB.
 */
export async function reclaimSpace(store: Store): Promise<boolean> {
  if (!isPostgres(store)) {
    // `vacuum` would otherwise write a copy of the rows to the system's temporary folder.
    await sql`pragma temp_store = memory`.execute(store);
    await sql`vacuum`.execute(store);
  }
  return removeTraces(store);
}
