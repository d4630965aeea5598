import { mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Env } from '../../config/env.ts';
import { countLeads } from '../../leads/read-leads.ts';
import { BACKUP_LATE_MS, readDrill, recordDrill } from '../../store/backup-record.ts';
import { readStoreTime } from '../../store/dialect.ts';
import { openUnlimited } from '../../store/store.ts';
import type { Store } from '../../store/tables.ts';
import { openExistingStore } from '../existing-store.ts';
import type { Options } from '../terminal/command-line.ts';
import { formatSpan } from '../terminal/days.ts';
import { explain, ToolError } from '../terminal/problems.ts';
import type { Tool } from '../tool.ts';
import { drillWords as words } from '../words.ts';
import { compareStores, type Lacking } from './compare-stores.ts';
import { completedAt, isCopyName, listCopies } from './kept-copies.ts';
import { isArchive, restoreStore } from './restore.ts';

/** A backup has everything that was stored this long before it was complete. */
const LONGEST_BACKUP_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

/** The machine lacks what a restore drill needs, which says nothing of the backup. */
export class CannotDrill extends ToolError {}

/**
 * Whether the last restore drill is a week away, or a day if it failed; absolute, because the clock may have been ahead.
 */
export async function isDrillDue(store: Store, now: number): Promise<boolean> {
  const last = await readDrill(store);
  return !last || Math.abs((await readStoreTime(store, now)) - last.at) >= (last.passed ? WEEK_MS : DAY_MS);
}

/**
 * Restores a backup, or the last one of a folder, into a temporary store and compares it with the site's, which it only
 * reads but for the result, which is recorded. Throws ToolError when the backup is old, cannot be restored, or lacks
 * something. Records nothing of a file that is no backup, nor when it throws CannotDrill, for want of a place to restore.
 */
export async function drill(tool: Tool, { file: given }: Options<'drill'>): Promise<void> {
  const now = tool.now();
  const file = (await stat(given).catch(() => undefined))?.isDirectory() ? lastIn(given, now) : given;
  const copyAt = completedAt(file);
  if (copyAt === undefined) throw new ToolError(words.none(file));
  // One that is named like those of a folder is rather a damaged backup than another file.
  if (!isCopyName(file)) await isArchive(file);
  await using store = await openExistingStore(tool.env, now);
  const result = { copyAt, leads: 0, passed: false };
  try {
    const { leads, lacking } = await withRestored(tool, file, async (copy) => ({
      leads: await countLeads(copy),
      lacking: await compareStores(store, copy, copyAt - LONGEST_BACKUP_MS),
    }));
    result.leads = leads;
    refuse(file, lacking);
    const age = Math.abs(now - copyAt);
    if (age > BACKUP_LATE_MS) throw new ToolError(words.old(file, formatSpan(age)));
    result.passed = true;
  } catch (error) {
    if (!(error instanceof CannotDrill)) await recordDrill(store, result, now);
    throw error;
  }
  await recordDrill(store, result, now);
  tool.terminal.print(`${words.passed(file, result.leads)}\n`);
}

/** The last backup of a folder, but for one that was made while a clock was ahead. */
function lastIn(folder: string, now: number): string {
  const copies = listCopies(folder);
  const last = copies.findLast(({ at }) => at - now <= BACKUP_LATE_MS) ?? copies.at(-1);
  if (!last) throw new ToolError(words.none(folder));
  return join(folder, last.name);
}

function refuse(file: string, { leads, altered, publications, pictures }: Lacking): void {
  if (leads > 0) throw new ToolError(words.missing(file, leads));
  if (altered > 0) throw new ToolError(words.altered(file, altered));
  if (publications + pictures > 0) throw new ToolError(words.content(file, publications, pictures));
}

/** Restores a backup for as long as it is used. */
async function withRestored<R>(tool: Tool, file: string, use: (copy: Store) => Promise<R>): Promise<R> {
  const withPlace = (await isArchive(file)) ? withDatabase : withFolder;
  return withPlace(tool.env, file, async (env) => {
    await using copy = await restoreStore({ ...tool, env }, file).catch((error: unknown) => {
      throw new ToolError(words.unreadable(file, explain(error).text));
    });
    return await use(copy);
  });
}

async function withFolder<R>(env: Env, file: string, use: (env: Env) => Promise<R>): Promise<R> {
  const DATA_DIR = await mkdtemp(join(dirname(file), '.drill-'));
  try {
    return await use({ ...env, DATA_DIR, DATABASE_URL: undefined });
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

/** A database of its own beside the site's. */
async function withDatabase<R>(env: Env, file: string, use: (env: Env) => Promise<R>): Promise<R> {
  const { DATABASE_URL } = env;
  if (!DATABASE_URL) throw new CannotDrill(words.isPostgres(file));
  // Dropping a database waits until the server has written all others to the disk.
  await using unlimited = await openUnlimited(DATABASE_URL);
  return await unlimited.connection().execute(async (beside) => {
    const url = new URL(DATABASE_URL);
    const name = `${url.pathname.slice(1)}_drill`;
    url.pathname = `/${name}`;
    // Another drill, such as the weekly one, would drop the database of this one. Held until the connection closes.
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(beside);
    // One of a drill that was killed holds personal data.
    const drop = sql`drop database if exists ${sql.id(name)} with (force)`;
    await drop.execute(beside);
    await sql`create database ${sql.id(name)}`.execute(beside).catch(() => {
      throw new CannotDrill(words.noDatabase);
    });
    try {
      return await use({ ...env, DATABASE_URL: url.href });
    } finally {
      await drop.execute(beside);
    }
  });
}
