import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Store } from './tables.ts';

/**
 * Copies SQLite's write-ahead log to the file and truncates it: until then both still hold rows that were deleted.
 * Returns false when it could not, because another process reads or writes. PostgreSQL needs nothing of the kind.
 */
export async function truncateLog(store: Store): Promise<boolean> {
  if (isPostgres(store)) return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  return rows[0]?.busy === 0;
}
