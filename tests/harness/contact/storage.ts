import type { Bench } from '../bench.ts';
import { openPostgres } from '../postgres.ts';
import type { Settings } from './instance.ts';
import { postgresReader, type StoreReader } from './store-reader.ts';

/** Where the messages of a scenario are kept: by default an SQLite file of their own. */
export type ContactStorage = { readonly settings: Settings; readonly reader: StoreReader };

/** A real PostgreSQL with its data in a temporary folder; stopped when the scenario ends. */
export async function openPostgresStorage(bench: Bench): Promise<ContactStorage> {
  bench.progress('making a PostgreSQL');
  const server = await openPostgres(bench.closeLater, bench.progress);
  return { settings: { DATABASE_URL: server.url }, reader: postgresReader(server) };
}
