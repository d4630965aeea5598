import { statSync } from 'node:fs';
import { formatSize, backupWords as words } from '../../../content/leads-words.ts';
import { openStore, type StorePlace } from '../../contact/store/store.ts';
import { findStoreFile } from '../known-store.ts';
import type { Options } from '../terminal/command-line.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { writePrivateFile } from './private-file.ts';
import { copySqlite } from './sqlite-copy.ts';

/**
 * Copies the whole store, as it is at one moment, to a new private file: an SQLite file, or an archive of PostgreSQL's
 * `pg_dump`. The copy has been read again and is on the disk when it resolves. Throws UsageError when there is a file
 * of that name, ToolError when the copy is no good.
 */
export async function backup(place: StorePlace, { file }: Options<'backup'>, terminal: Terminal): Promise<void> {
  const requests = await writePrivateFile(file, (_file, draft) => copyStore(place, draft, terminal));
  terminal.print(`${words.done(file, formatSize(statSync(file).size), requests)}\n`);
}

async function copyStore(place: StorePlace, target: string, terminal: Terminal): Promise<number> {
  if (!place.DATABASE_URL) return copySqlite(findStoreFile(place), target, terminal);
  await using store = await openStore(place);
  return await dumpPostgres(store, place.DATABASE_URL, target, terminal);
}
