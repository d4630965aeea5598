import { backup, DatabaseSync } from 'node:sqlite';
import { formatSize } from '../../../domain/site/amounts.ts';
import { ToolError } from '../terminal/problems.ts';
import { startProgress, type Terminal } from '../terminal/terminal.ts';
import { backupWords as words } from '../words.ts';
import { TABLES } from './postgres-archive.ts';

/** How long to wait for a process with an exclusive lock. */
const BUSY_MS = 5_000;
/** Pages copied between progress updates, 4 kB each. */
const BATCH_PAGES = 1_000;
const MEASURE = `select (select count(*) from lead) as leads, page_count * page_size as size
  from pragma_page_count, pragma_page_size`;

/**
 * Copies an SQLite file that may be in use into the empty file `target`, and verifies the copy; returns the number of
 * leads. Throws ToolError for a damaged copy, and SQLite's own errors.
 */
export async function copySqlite(source: string, target: string, terminal: Terminal): Promise<number> {
  using store = new DatabaseSync(source, { timeout: BUSY_MS });
  // One read transaction, so that the copy is a snapshot.
  store.exec('begin');
  const { leads, size } = store.prepare(MEASURE).get() as { leads: number; size: number };
  using bar = startProgress(terminal, words.progress, size, formatSize);
  await backup(store, target, {
    rate: BATCH_PAGES,
    progress: ({ totalPages, remainingPages }) => bar.update(size * (1 - remainingPages / totalPages)),
  });
  compact(target);
  return leads;
}

/**
 * Rebuilds the copy as a single file without deleted rows and address hashes, and checks its integrity. Throws
 * ToolError when it is damaged.
 */
function compact(path: string): void {
  using copy = new DatabaseSync(path);
  copy.exec('pragma journal_mode = delete; pragma temp_store = memory');
  // A store of an earlier release lacks some of these tables.
  const fleeting = Object.entries(TABLES).filter(([name, isLasting]) => !isLasting && hasTable(copy, name));
  for (const [name] of fleeting) copy.exec(`delete from ${name}`);
  // In a store of an earlier release this index has words of deleted leads, and may be damaged.
  copy.exec('drop table if exists lead_search');
  copy.exec('vacuum');
  const integrity = copy.prepare('pragma integrity_check').get()?.['integrity_check'];
  const orphans = copy.prepare('pragma foreign_key_check').all();
  if (integrity !== 'ok' || orphans.length > 0) throw new ToolError(words.broken);
}

const hasTable = (copy: DatabaseSync, name: string) =>
  copy.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined;
