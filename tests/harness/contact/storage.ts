import { openPostgres } from '../postgres.ts';
import type { RunContext } from '../run-context.ts';
import type { Settings } from './instance.ts';
import { postgresReader, type StoreReader } from './store-reader.ts';

/** Where a scenario stores its messages; a new SQLite file by default. */
export type ContactStorage = { readonly settings: Settings; readonly reader: StoreReader };

/** A PostgreSQL with its data in a temporary folder; stopped at the end of the scenario. */
export async function openPostgresStorage(context: RunContext): Promise<ContactStorage> {
  context.progress('starting PostgreSQL');
  const server = await openPostgres(context.closeLater, context.progress);
  return { settings: { DATABASE_URL: server.url }, reader: postgresReader(server) };
}
