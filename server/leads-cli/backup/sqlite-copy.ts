import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { formatSize } from '../../../domain/site/amounts.ts';
import { ToolError } from '../terminal/problems.ts';
import { startProgress, type Terminal } from '../terminal/terminal.ts';
import { backupWords as words } from '../words.ts';
import { TABLES } from './postgres-archive.ts';

/** How long to wait for a process with an exclusive lock. */
const BUSY_MS = 5_000;

/**
 * Copies an SQLite file that may be in use into the empty file `target`, a snapshot without deleted rows, and verifies the
 * copy; returns the number of leads. Throws ToolError for a damaged copy, and SQLite's own errors.
 */
export function copySqlite(source: string, target: string, terminal: Terminal): number {
  using _label = startProgress(terminal, words.progress, undefined, () => formatSize(statSync(source).size));
  using store = new DatabaseSync(source, { timeout: BUSY_MS });
  // Straight into the file: with the whole store in memory, a small machine kills a backup with photographs.
  store.prepare('vacuum into ?').run(target);
  using copy = new DatabaseSync(target);
  deleteTransient(copy);
  const integrity = copy.prepare('pragma integrity_check').get()?.['integrity_check'];
  const orphans = copy.prepare('pragma foreign_key_check').all();
  if (integrity !== 'ok' || orphans.length > 0) throw new ToolError(words.broken);
  return Number(copy.prepare('select count(*) as leads from lead').get()?.['leads']);
}

/** Deletes what no backup contains, address hashes among it, and overwrites it. */
function deleteTransient(copy: DatabaseSync): void {
  copy.exec('pragma secure_delete = on');
  // A store of an earlier release lacks some of these tables.
  const transient = Object.entries(TABLES).filter(([name, isLasting]) => !isLasting && hasTable(copy, name));
  for (const [name] of transient) copy.exec(`delete from ${name}`);
  // In a store of an earlier release this index has words of deleted leads, and may be damaged.
  copy.exec('drop table if exists lead_search');
}

const hasTable = (copy: DatabaseSync, name: string) =>
  copy.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined;
