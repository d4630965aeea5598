import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { Bench } from '../tests/harness/bench.ts';
import { findProgram, needPackages, Skipped } from '../tests/harness/debian-packages.ts';

const run = promisify(execFile);
/** As browsers ask. */
const HEADER = 'Accept-Encoding: gzip, deflate, br';
/** Files that wrk and a server need open beside their connections. */
const SPARE_FILES = 100;
/** How long an answer may take before it is an error. */
const PATIENCE = '10s';
const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export type Load = { readonly connections: number; readonly seconds: number; readonly threads: number };

/** What wrk measured. Errors are connections that failed and answers that took longer than PATIENCE. */
export type Measured = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly requests: number;
  readonly errors: number;
  /** Answers that were neither 2xx nor 3xx. */
  readonly otherStatus: number;
};

/** Makes sure that wrk is there. Throws Skipped when it cannot be had. */
export function needWrk(bench: Bench): void {
  needPackages({ wrk: () => findProgram('wrk') !== undefined }, bench.progress);
}

/** Throws Skipped where processes started here may not open so many connections: figures of fewer would be no answer. */
export function needFiles(connections: number): void {
  // Node raises its own limit as far as it may, and what it starts inherits that.
  const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  if (limit !== 'unlimited' && Number(limit) < connections + SPARE_FILES) {
    throw new Skipped(`at most ${limit} open files here, ${connections + SPARE_FILES} are needed (ulimit -Hn)`);
  }
}

/** Asks for an address as fast as it is answered. */
export async function loadWithWrk(url: string, { connections, seconds, threads }: Load): Promise<Measured> {
  const amount = ['-t', `${threads}`, '-c', `${connections}`, '-d', `${seconds}s`];
  const { stdout } = await run('wrk', [...amount, '--latency', '--timeout', PATIENCE, '-H', HEADER, url]);
  return readWrk(stdout);
}

/** Reads what wrk prints. Throws when it is not a report. */
export function readWrk(text: string): Measured {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const requests = number(/(\d+) requests in/);
  if (requests === 0) throw new Error(`wrk got no answer:\n${text}`);
  const socketErrors = /Socket errors: (.*)/.exec(text)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: latency(text, 50),
    p99Ms: latency(text, 99),
    requests,
    errors: socketErrors.reduce((sum, count) => sum + Number(count), 0),
    otherStatus: number(/Non-2xx or 3xx responses: (\d+)/),
  };
}

function latency(text: string, share: number): number {
  const [, amount = 0, unit = ''] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)([a-z]+)\\s*$`, 'm').exec(text) ?? [];
  const ms = UNITS[unit];
  if (ms === undefined) throw new Error(`wrk says no ${share}%:\n${text}`);
  return Number(amount) * ms;
}
