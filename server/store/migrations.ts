import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createContentTables } from './content-schema.ts';
import { createTable, wholeNumber } from './create-table.ts';
import { createFirstTables } from './first-schema.ts';
import { addUnread } from './unread-schema.ts';

/** Name of the migration that creates the store, which stores of earlier releases are brought to (`earlier-store.ts`). */
export const FIRST_MIGRATION = '1-outbox';

/** All migrations, in order of their names. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  [FIRST_MIGRATION]: { up: createFirstTables },
  '2-content': { up: createContentTables },
  '3-backup-drill': { up: createBackupDrill },
  '4-unread': { up: addUnread },
};

async function createBackupDrill(db: Kysely<unknown>): Promise<void> {
  const times = sql`at ${wholeNumber(db)} not null, copy_at ${wholeNumber(db)} not null`;
  const columns = sql`id integer primary key, ${times}, leads integer not null, passed integer not null`;
  await createTable(db, 'backup_drill', columns);
}
