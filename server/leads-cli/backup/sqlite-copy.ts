import { backup, DatabaseSync } from 'node:sqlite';
import { formatSize, backupWords as words } from '../../../content/leads-words.ts';
import { ToolError } from '../terminal/problems.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** How long to wait for a process that holds the file exclusively. */
const BUSY_MS = 5_000;
/** Pages of 4 kB to copy between two updates of the progress. */
const BATCH_PAGES = 1_000;
const MEASURE = `select (select count(*) from lead) as requests, page_count * page_size as size
  from pragma_page_count, pragma_page_size`;

/**
 * Copies an SQLite file that may be in use into `target`, an empty file, and checks the copy; returns how many
 * requests it holds. Throws ToolError when it is damaged, and SQLite's error when it cannot be made.
 */
export async function copySqlite(source: string, target: string, terminal: Terminal): Promise<number> {
  using store = new DatabaseSync(source, { timeout: BUSY_MS });
  // One read transaction from beginning to end: all that was committed before, nothing that comes later.
  store.exec('begin');
  const { requests, size } = store.prepare(MEASURE).get() as { requests: number; size: number };
  using bar = startProgress(terminal, words.progress, size, formatSize);
  await backup(store, target, {
    rate: BATCH_PAGES,
    progress: ({ totalPages, remainingPages }) => bar.reach(size * (1 - remainingPages / totalPages)),
  });
  compact(target);
  return requests;
}

/**
 * Rebuilds the copy as one file, without what was deleted and without who wrote in the last ten minutes, and reads all
 * of it. Throws ToolError when it is damaged.
 */
function compact(path: string): void {
  using copy = new DatabaseSync(path);
  copy.exec('pragma journal_mode = delete; pragma temp_store = memory; delete from accepted; vacuum');
  const integrity = copy.prepare('pragma integrity_check').get()?.['integrity_check'];
  const orphans = copy.prepare('pragma foreign_key_check').all();
  if (integrity !== 'ok' || orphans.length > 0) throw new ToolError(words.broken);
}
