import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../process/private-files.ts';
import { recordBackup } from '../../store/backup-record.ts';
import { SQLITE_FILE } from '../../store/sqlite.ts';
import { openStore, openUnlimited, type StorePlace } from '../../store/store.ts';
import type { Store } from '../../store/tables.ts';
import type { Options } from '../terminal/command-line.ts';
import { ToolError } from '../terminal/problems.ts';
import { describeCounts } from '../terminal/state-cell.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { restoreWords as words } from '../words.ts';
import { completedAt } from './kept-copies.ts';
import { dropTables, restorePostgres } from './postgres-archive.ts';
import { copySqlite } from './sqlite-copy.ts';
import { countStates } from './store-counts.ts';
import { lockFolder, openVacantStore } from './vacant-store.ts';

/** First bytes of the two kinds of backups. */
const SQLITE = 'SQLite format 3\0';
const ARCHIVE = 'PGDMP';

/**
 * Restores a backup into the configured store, migrates it, records the backup as the last one and prints what it holds.
 * Throws ToolError, and changes nothing, when that store holds leads, a server runs on it, or the file is not a backup of
 * that kind of store; a StoreError, with the store empty, when another release is needed for the backup.
 */
export async function restore(place: StorePlace, { file }: Options<'restore'>, now: number, terminal: Terminal) {
  if (await isArchive(file)) {
    if (!place.DATABASE_URL) throw new ToolError(words.isPostgres(file));
    await restoreDatabase(place, place.DATABASE_URL, file, now);
  } else {
    if (place.DATABASE_URL) throw new ToolError(words.isSqlite(file));
    await restoreSqlite(place, file, now, terminal);
  }
  await using store = await openStore(place);
  await recordBackup(store, completedAt(file) ?? now);
  terminal.print(`${words.done(file, describeCounts(await countStates(store)))}\n`);
}

/** Leaves the database empty when the archive is not one for this release. */
async function restoreDatabase(place: StorePlace, url: string, file: string, now: number): Promise<void> {
  await restorePostgres(await openVacantStore(place, now), url, file);
  try {
    await (await openStore(place)).destroy();
  } catch (error) {
    await using store = await openUnlimited(url);
    await dropTables(store);
    throw error;
  }
}

/** Whether a backup is one of PostgreSQL. Throws ToolError when there is no such file, or it is of neither kind. */
export async function isArchive(file: string): Promise<boolean> {
  const start = await readStart(file);
  const isOne = start.startsWith(ARCHIVE);
  if (!isOne && start !== SQLITE) throw new ToolError(words.notACopy(file));
  return isOne;
}

async function readStart(file: string): Promise<string> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SQLITE.length), 0, SQLITE.length);
    return buffer.toString('latin1', 0, bytesRead);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ToolError(words.noFile(file));
    throw error;
  }
}

/** The copy is verified, and brought to this release, before it replaces the store. */
async function restoreSqlite(place: StorePlace, file: string, now: number, terminal: Terminal): Promise<void> {
  using _lock = lockFolder(place.DATA_DIR);
  await (await openVacantStore(place, now)).destroy();
  const target = join(place.DATA_DIR, SQLITE_FILE);
  // Fixed, so that what a killed run left is replaced.
  const draft = { DATA_DIR: `${target}.part` };
  const removeDraft = () => rm(draft.DATA_DIR, { recursive: true, force: true });
  try {
    await removeDraft();
    await (await openRestored(draft, file, terminal)).destroy();
    for (const suffix of ['-wal', '-shm']) await rm(target + suffix, { force: true });
    await rename(join(draft.DATA_DIR, SQLITE_FILE), target);
  } finally {
    await removeDraft();
  }
}

/** Restores a copy into a new folder and opens it as a store, which may be that of an earlier release. */
export async function openRestored({ DATA_DIR }: StorePlace, file: string, terminal: Terminal): Promise<Store> {
  const target = join(DATA_DIR, SQLITE_FILE);
  await mkdir(DATA_DIR, { recursive: true, mode: PRIVATE_FOLDER });
  await writeFile(target, '', { mode: PRIVATE_FILE });
  copySqlite(file, target, terminal);
  return openStore({ DATA_DIR });
}
