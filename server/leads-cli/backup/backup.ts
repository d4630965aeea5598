import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { formatSize } from '../../../domain/site/amounts.ts';
import { readPurgeTime } from '../../leads/purge-time.ts';
import { LITTLE_SPACE_BYTES, readFreeBytes } from '../../process/free-space.ts';
import { PRIVATE_FOLDER } from '../../process/private-files.ts';
import { recordBackup } from '../../store/backup-record.ts';
import { storeTime } from '../../store/dialect.ts';
import { findStoreFile, openExistingStore } from '../existing-store.ts';
import type { Options } from '../terminal/command-line.ts';
import { explain, ToolError } from '../terminal/problems.ts';
import type { Tool } from '../tool.ts';
import { backupWords as words } from '../words.ts';
import { CannotDrill, drill, isDrillDue } from './drill.ts';
import { deleteOutdated } from './kept-copies.ts';
import { dumpPostgres } from './postgres-archive.ts';
import { writePrivateFile } from './private-file.ts';
import { copySqlite } from './sqlite-copy.ts';

/**
 * Writes a consistent copy of the store to a new private file: an SQLite file, or an archive of `pg_dump`. Resolves when
 * the copy has been verified and synced to disk. Throws UsageError when the file exists, ToolError when an SQLite file would
 * leave the disk too little space, the copy fails verification, or `BACKUP_COMMAND`, which runs afterwards, fails. A
 * complete backup is recorded in the store.
 *
 * In a folder, which is created when a slash follows its name, the file is named by its time, backups that are no longer
 * kept are deleted, and once a week, or a day after a drill that failed, the new one is tried (`drill`).
 */
export async function backup(tool: Tool, { file: given }: Options<'backup'>): Promise<void> {
  const { now, terminal } = tool;
  const { BACKUP_COMMAND } = tool.env;
  if (given.endsWith('/')) makeFolder(given);
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const file = isFolder ? join(given, nameAt(now())) : given;
  try {
    const leads = await writePrivateFile(file, (_file, draft) => copyStore(tool, draft));
    terminal.print(`${words.done(file, formatSize(statSync(file).size), leads)}\n`);
  } finally {
    if (isFolder) deleteOutdated(given, now(), await timeOfDeletion(tool));
  }
  try {
    if (BACKUP_COMMAND) await runBackupCommand(BACKUP_COMMAND, file, terminal);
    await record(tool);
  } finally {
    // The copy on this machine is tried even when the one off site failed.
    if (isFolder) await drillWeekly(tool, file);
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // With the parents, Node reports a read-only disk as a folder that is missing.
    mkdirSync(firstMissing(resolve(path)), { mode: PRIVATE_FOLDER });
    throw error;
  }
}

const firstMissing = (path: string): string => (existsSync(dirname(path)) ? path : firstMissing(dirname(path)));

/** The purge's, which a wrong clock does not move far; undefined while the store cannot say it. */
async function timeOfDeletion({ env, now }: Tool): Promise<number | undefined> {
  try {
    await using store = await openExistingStore(env, now());
    const purgedAt = await readPurgeTime(store);
    return purgedAt && Math.min(now(), purgedAt);
  } catch {
    return undefined;
  }
}

/** Names a backup by its time in UTC: `2026-11-27-181459.copy`. */
const nameAt = (now: number) =>
  `${new Date(now).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.copy`;

async function drillWeekly(tool: Tool, file: string): Promise<void> {
  await using store = await openExistingStore(tool.env, tool.now());
  if (!(await isDrillDue(store, tool.now()))) return;
  await drill(tool, { file }).catch((error: unknown) => {
    if (!(error instanceof CannotDrill)) throw error;
    tool.terminal.remark(`${error.message}\n`);
  });
}

/** Records the backup in the store, for `leads doctor` and the digest. The backup is valid even if that fails. */
async function record({ env, now, terminal }: Tool): Promise<void> {
  try {
    await using store = await openExistingStore(env, now());
    await recordBackup(store, storeTime(store, now()));
  } catch (error) {
    terminal.remark(`${words.notRecorded(explain(error).text)}\n`);
  }
}

async function copyStore({ env, now, terminal }: Tool, target: string): Promise<number> {
  if (!env.DATABASE_URL) {
    const file = findStoreFile(env);
    await requireSpace(file, target, env.BACKUP_COMMAND ? 1 : 0);
    return copySqlite(file, target, terminal);
  }
  await using store = await openExistingStore(env, now());
  return await dumpPostgres(store, env.DATABASE_URL, target, terminal);
}

/** On their own disk, the copy, the weekly trial and what `BACKUP_COMMAND` makes of it leave the leads their space. */
async function requireSpace(file: string, target: string, ofCommand: number): Promise<void> {
  const { dev, size } = statSync(file);
  const copies = (statSync(target).dev === dev ? 2 : 0) + ofCommand;
  const needed = copies * size + LITTLE_SPACE_BYTES;
  if (copies > 0 && ((await readFreeBytes(dirname(file))) ?? needed) < needed) throw new ToolError(words.noSpace);
}

/** Runs the owner's command in a shell, with its output on standard error. */
async function runBackupCommand(command: string, file: string, terminal: Tool['terminal']): Promise<void> {
  const env = { ...process.env, BACKUP_FILE: resolve(file) };
  const [code, signal] = await once(spawn(command, { shell: true, env, stdio: ['ignore', 2, 2] }), 'close');
  if (code !== 0) throw new ToolError(words.commandFailed(String(code ?? signal)));
  terminal.print(`${words.commandDone}\n`);
}
