import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../tests/harness/bench.ts';
import { memoryOf } from '../tests/harness/memory.ts';
import { runNode } from '../tests/harness/server.ts';

/** A running server, as `npm start` runs it. */
export type SiteProcess = {
  readonly url: string;
  /** From the process's birth to the line that says where it listens, in milliseconds. */
  readonly startMs: number;
  /** Resident memory in bytes: now, and the most it ever was. Linux only: elsewhere NaN. */
  readonly memory: () => { readonly now: number; readonly peak: number };
  readonly stop: () => Promise<unknown>;
};

/** Starts the server of the project in `folder` on a free port of loopback; stopped at the latest when the part ends. */
export async function startSiteProcess(
  bench: Bench,
  folder: string,
  own: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const start = performance.now();
  const env = { LOG_LEVEL: 'error', DATA_DIR: join(bench.tempFolder(), 'data'), ...own };
  const { pid, listening, stop, kill } = runNode(join(folder, 'server/start.ts'), env, folder, flagsOfStart());
  bench.closeLater(kill);
  const url = await listening;
  return { url, startMs: performance.now() - start, memory: () => memoryOf(pid), stop };
}

/** Node's flags in the project's `start` script: they bound its memory. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return String(scripts.start).match(/--\S+/g) ?? [];
}
