import { statSync } from 'node:fs';
import { formatSize, backupWords as words } from '../../../content/leads-words.ts';
import { openStore, type StorePlace } from '../../contact/store/store.ts';
import { findStoreFile } from '../existing-store.ts';
import type { Options } from '../terminal/command-line.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { writePrivateFile } from './private-file.ts';
import { copySqlite } from './sqlite-copy.ts';

/**
 * Writes a consistent copy of the store to a new private file: an SQLite file, or an archive of `pg_dump`. Resolves when
 * the copy has been verified and synced to disk. Throws UsageError when the file exists, ToolError when the copy fails
 * verification.
 */
export async function backup(place: StorePlace, { file }: Options<'backup'>, terminal: Terminal): Promise<void> {
  const leads = await writePrivateFile(file, (_file, draft) => copyStore(place, draft, terminal));
  terminal.print(`${words.done(file, formatSize(statSync(file).size), leads)}\n`);
}

async function copyStore(place: StorePlace, target: string, terminal: Terminal): Promise<number> {
  if (!place.DATABASE_URL) return copySqlite(findStoreFile(place), target, terminal);
  await using store = await openStore(place);
  return await dumpPostgres(store, place.DATABASE_URL, target, terminal);
}
