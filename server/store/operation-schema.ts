import { type Kysely, sql } from 'kysely';
import { createTable, wholeNumber } from './create-table.ts';
import { isPostgres } from './dialect.ts';

type Schema = Kysely<unknown>;

/** Creates the tables of what guards the form, and of what servers and backups note about themselves. */
export async function createOperationTables(db: Schema): Promise<void> {
  await createScreening(db);
  await createOperation(db);
}

/** What captchas and rate limits remember. */
async function createScreening(db: Schema): Promise<void> {
  await createTable(db, 'captcha_nonce')
    .addColumn('nonce', 'text', (column) => column.primaryKey().notNull())
    .addColumn('used_at', wholeNumber(db), (column) => column.notNull())
    .execute();
  await createTable(db, 'accepted')
    .addColumn('address_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('since', wholeNumber(db), (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  // On SQLite the key is kept in memory. An unlogged table is in no base backup.
  if (isPostgres(db)) {
    await sql`create unlogged table address_key (day text primary key, value text not null)`.execute(db);
  }
}

/** What running servers and backups note about themselves. */
async function createOperation(db: Schema): Promise<void> {
  await createTable(db, 'secret')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await createTable(db, 'heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', wholeNumber(db), (column) => column.notNull())
    .execute();
  await createTable(db, 'server_heartbeat')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('at', wholeNumber(db), (column) => column.notNull())
    .execute();
  await createTable(db, 'backup')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', wholeNumber(db), (column) => column.notNull())
    .execute();
}

/** Creates the table of the last restore drill. */
export async function createBackupDrill(db: Schema): Promise<void> {
  await createTable(db, 'backup_drill')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', wholeNumber(db), (column) => column.notNull())
    .addColumn('copy_at', wholeNumber(db), (column) => column.notNull())
    .addColumn('leads', 'integer', (column) => column.notNull())
    .addColumn('passed', 'integer', (column) => column.notNull())
    .execute();
}
