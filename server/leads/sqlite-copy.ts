import { once } from 'node:events';
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { backupWords as words } from '../../content/leads-words.ts';
import { ToolError } from './problems.ts';
import { startProgress } from './progress.ts';
import type { CopyResult } from './sqlite-copy-thread.ts';
import type { Terminal } from './terminal.ts';

/** How often the growth of the copy is looked at, for the progress bar. */
const LOOK_MS = 100;

/**
 * Copies an SQLite file that may be in use into `target`, an empty file, as one snapshot, and checks the copy.
 * Throws ToolError when it is damaged, and SQLite's error code when it could not be made.
 */
export async function copySqlite(source: string, target: string, terminal: Terminal) {
  const progress = startProgress(terminal, words.progress, sizeOf(source) + sizeOf(`${source}-wal`), 'bytes');
  const looking = setInterval(() => progress.reach(sizeOf(target)), LOOK_MS);
  try {
    const result = await runThread({ source, target });
    if ('errcode' in result) throw Object.assign(new Error('The copy failed'), result);
    if (!result.whole) throw new ToolError(words.broken);
    return result;
  } finally {
    clearInterval(looking);
    progress.end();
  }
}

/** Beside this file: as source in a checkout, bundled in a build. */
const THREAD = new URL(`./sqlite-copy-thread${extname(import.meta.filename)}`, import.meta.url);

/** SQLite copies in one long call: on a thread of its own, so that progress can be seen meanwhile. */
async function runThread(workerData: { source: string; target: string }): Promise<CopyResult> {
  const thread = new Worker(THREAD, { workerData });
  const [result] = await once(thread, 'message');
  return result as CopyResult;
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
