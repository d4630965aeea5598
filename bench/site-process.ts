import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Bench } from '../tests/faults/scenario.ts';
import { memoryOf } from './memory.ts';

const KILL_AFTER_MS = 10_000;

/** A running server, as `npm start` runs it. */
export type SiteProcess = {
  readonly url: string;
  /** From the process's birth to the line that says where it listens, in milliseconds. */
  readonly startMs: number;
  /** Resident memory in bytes: now, and the most it ever was. Linux only: elsewhere NaN. */
  readonly memory: () => { readonly now: number; readonly peak: number };
  readonly stop: () => Promise<void>;
};

/** Starts the server of the project in `folder` on a free port of loopback; stopped at the latest when the part ends. */
export async function startSiteProcess(bench: Bench, folder: string): Promise<SiteProcess> {
  const start = performance.now();
  const child = spawn(process.execPath, [...flagsOfStart(), 'server/start.ts'], {
    cwd: folder,
    // Nothing of the developer's own settings: figures must mean the same everywhere.
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', DATA_DIR: join(bench.tempFolder(), 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const stop = async () => {
    const impatient = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    child.kill();
    await closed;
    clearTimeout(impatient);
  };
  bench.closeLater(stop);
  const url = await addressIn(child.stdout);
  return { url, startMs: performance.now() - start, memory: () => memoryOf(child.pid ?? 0), stop };
}

/** Node's flags in the project's `start` script: they bound its memory. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return String(scripts.start).match(/--\S+/g) ?? [];
}

function addressIn(output: Readable): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  output
    .setEncoding('utf8')
    .on('data', (piece: string) => {
      text += piece;
      const found = /^listening on (\S+)$/m.exec(text)?.[1];
      if (found) resolve(found);
    })
    .once('close', () => reject(new Error(`The server ended: ${text}`)));
  return promise;
}
