import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createContactTables } from './contact-schema.ts';
import { createContentTables } from './content-schema.ts';
import { createDeskTables } from './desk-schema.ts';
import { createBackupDrill, createOperationTables } from './operation-schema.ts';
import { addUnread } from './unread-schema.ts';
import { createVisitTables } from './visit-schema.ts';

/** Name of the migration that creates the store, which stores of earlier releases are brought to (`earlier-store.ts`). */
export const FIRST_MIGRATION = '1-outbox';

/** All migrations, in order of their names. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  [FIRST_MIGRATION]: {
    async up(db: Kysely<unknown>) {
      await createContactTables(db);
      await createOperationTables(db);
      await createDeskTables(db);
      await createVisitTables(db);
    },
  },
  '2-content': { up: createContentTables },
  '3-backup-drill': { up: createBackupDrill },
  '4-unread': { up: addUnread },
};
