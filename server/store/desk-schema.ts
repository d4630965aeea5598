import type { Kysely } from 'kysely';
import { createTable, wholeNumber } from './create-table.ts';

/** Creates the tables of sign-in. */
export async function createDeskTables(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  await createTable(db, 'desk_code')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text')
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
  await createTable(db, 'desk_session')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('seen_at', whole, (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .execute();
  await createTable(db, 'desk_count')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('since', whole, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
}
