import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createDeskTables } from '../../desk/store/desk-schema.ts';
import { createVisitTables } from '../../visits/visit-schema.ts';
import { createContactTables } from './contact-schema.ts';
import { createOperationTables } from './operation-schema.ts';

/** Name of the migration that creates the store, which stores of earlier releases are brought to (`earlier-store.ts`). */
export const FIRST_MIGRATION = '1-store';

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
};
