import { sql } from 'kysely';
import { isPostgres } from '../../contact/store/dialect.ts';
import type { Store } from '../../contact/store/tables.ts';

/** How long those who still read old pages are waited for. */
const READERS_MS = 2_000;

/** Has the store overwrite what is deleted from now on, not only forget where it was. Call it before deleting. */
export async function overwriteDeleted(store: Store): Promise<void> {
  if (isPostgres(store)) return;
  await sql`pragma secure_delete = on`.execute(store);
  // Rebuilding would otherwise put a copy of the rows in the system's temporary folder.
  await sql`pragma temp_store = memory`.execute(store);
}

/**
 * Rebuilds the store without what was deleted, the write-ahead log included. False when another process
 * was reading all the while, so that old pages may be left in the log.
 */
export async function reclaimSpace(store: Store): Promise<boolean> {
  if (isPostgres(store)) {
    await sql`vacuum (full) lead`.execute(store);
    await sql`vacuum (full) outbox`.execute(store);
    return true;
  }
  // Only the owner's tool does this: it may sleep while others read.
  await sql`pragma busy_timeout = ${sql.lit(READERS_MS)}`.execute(store);
  await sql`vacuum`.execute(store);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  return rows[0]?.busy === 0;
}
