import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunContext } from '../tests/harness/run-context.ts';
import { runNode } from '../tests/harness/server.ts';

const BYTES_PER_KIB = 1024;

/** Resident memory of a process in bytes: current and peak. NaN outside Linux. */
function memoryOf(pid: number): { readonly now: number; readonly peak: number } {
  if (process.platform !== 'linux') return { now: Number.NaN, peak: Number.NaN };
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
  return { now: read('VmRSS') * BYTES_PER_KIB, peak: read('VmHWM') * BYTES_PER_KIB };
}

/** A server running as with `npm start`. */
export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>;

/**
 * Starts the server of the project in `folder` on a free port; killed at the end of the part. `startMs` is from spawning
 * the process until it listens.
 */
export async function startSiteProcess(
  context: RunContext,
  folder: string,
  own: Readonly<Record<string, string>> = {},
) {
  const start = performance.now();
  const env = { LOG_LEVEL: 'error', DATA_DIR: join(context.tempFolder(), 'data'), ...own };
  const { pid, listening, signal, stop, kill } = runNode(join(folder, 'server/start.ts'), env, folder);
  context.closeLater(kill);
  const url = await listening;
  return { url, startMs: performance.now() - start, memory: () => memoryOf(pid), signal, stop };
}
