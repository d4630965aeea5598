import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread answers; an error travels as its code, because a message cannot carry the whole of it. */
export type CopyResult = { readonly whole: boolean; readonly requests: number } | { readonly errcode: unknown };

/** How long it waits for a process that has the file to itself. */
const BUSY_MS = 5_000;

function copy(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: BUSY_MS });
  try {
    // One read transaction from beginning to end: all that was committed before, nothing that comes later.
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}

/** The addresses of the last ten minutes stay out of copies. */
function forgetAddresses(target: string): void {
  const database = new DatabaseSync(target);
  try {
    database.exec('pragma secure_delete = on; delete from accepted');
  } finally {
    database.close();
  }
}

function check(target: string): CopyResult {
  const database = new DatabaseSync(target, { readOnly: true });
  try {
    const integrity = database.prepare('pragma integrity_check').get()?.['integrity_check'];
    const orphans = database.prepare('pragma foreign_key_check').all();
    const requests = Number(database.prepare('select count(*) as total from lead').get()?.['total']);
    return { whole: integrity === 'ok' && orphans.length === 0, requests };
  } finally {
    database.close();
  }
}

try {
  const { source, target } = workerData as { source: string; target: string };
  copy(source, target);
  forgetAddresses(target);
  parentPort?.postMessage(check(target));
} catch (error) {
  parentPort?.postMessage({ errcode: (error as { errcode?: unknown }).errcode ?? 'unknown' });
}
