import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../process/private-files.ts';
import { recordBackup } from '../../store/backup-record.ts';
import { SQLITE_FILE } from '../../store/sqlite.ts';
import { openStore, openUnlimited } from '../../store/store.ts';
import type { Store } from '../../store/tables.ts';
import type { Options } from '../terminal/command-line.ts';
import { ToolError } from '../terminal/problems.ts';
import { describeCounts } from '../terminal/state-cell.ts';
import type { Tool } from '../tool.ts';
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
export async function restore(tool: Tool, { file }: Options<'restore'>): Promise<void> {
  const [isPostgres, hasDatabase] = [await isArchive(file), tool.env.DATABASE_URL !== undefined];
  if (isPostgres !== hasDatabase) throw new ToolError(isPostgres ? words.isPostgres(file) : words.isSqlite(file));
  await using store = await restoreStore(tool, file);
  await recordBackup(store, completedAt(file) ?? tool.now());
  tool.terminal.print(`${words.done(file, describeCounts(await countStates(store)))}\n`);
}

/** Restores a backup of the right kind into the configured store, which must be empty, and opens that. */
export async function restoreStore(tool: Tool, file: string): Promise<Store> {
  const { DATABASE_URL } = tool.env;
  await (DATABASE_URL ? restoreDatabase(tool, DATABASE_URL, file) : restoreFile(tool, file));
  return openStore(tool.env);
}

/** Leaves the database empty when the archive is not one for this release. */
async function restoreDatabase({ env, now }: Tool, url: string, file: string): Promise<void> {
  await restorePostgres(await openVacantStore(env, now()), url, file);
  try {
    await (await openStore(env)).destroy();
  } catch (error) {
    await using store = await openUnlimited(url);
    await dropTables(store);
    throw error;
  }
}

/** The copy is verified, and brought to this release, before it replaces the store. */
async function restoreFile({ env, now, terminal }: Tool, file: string): Promise<void> {
  using _lock = lockFolder(env.DATA_DIR);
  await (await openVacantStore(env, now())).destroy();
  const target = join(env.DATA_DIR, SQLITE_FILE);
  // Fixed, so that what a killed run left is replaced.
  const draft = `${target}.part`;
  const removeDraft = () => rm(draft, { recursive: true, force: true });
  try {
    await removeDraft();
    await mkdir(draft, { mode: PRIVATE_FOLDER });
    await writeFile(join(draft, SQLITE_FILE), '', { mode: PRIVATE_FILE });
    copySqlite(file, join(draft, SQLITE_FILE), terminal);
    await (await openStore({ DATA_DIR: draft })).destroy();
    for (const suffix of ['-wal', '-shm']) await rm(target + suffix, { force: true });
    await rename(join(draft, SQLITE_FILE), target);
  } finally {
    await removeDraft();
  }
}

/** Whether a backup is one of PostgreSQL. Throws ToolError when there is no such file, or it is of neither kind. */
export async function isArchive(file: string): Promise<boolean> {
  const start = await readStart(file);
  const isPostgres = start.startsWith(ARCHIVE);
  if (!isPostgres && start !== SQLITE) throw new ToolError(words.notACopy(file));
  return isPostgres;
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
