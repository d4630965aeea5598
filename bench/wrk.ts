import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram, requirePackages, Skipped } from '../tests/harness/debian-packages.ts';
import type { RunContext } from '../tests/harness/run-context.ts';

const run = promisify(execFile);
/** The encodings that browsers accept. */
const HEADER = 'Accept-Encoding: gzip, deflate, br';
/** Open files needed besides the connections. */
const SPARE_FILES = 100;
/** Response timeout, after which wrk counts an error. */
const PATIENCE = '10s';
const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

type Load = Readonly<Record<'connections' | 'seconds' | 'threads', number>>;

/** wrk's result. Errors are failed connections, reads and writes, and timeouts. */
export type Measured = ReturnType<typeof readWrk>;

/** Ensures that wrk is installed. Throws Skipped when it is unavailable. */
export function requireWrk(context: RunContext): void {
  requirePackages({ wrk: () => findProgram('wrk') !== undefined }, context.progress);
}

/** Throws Skipped when the limit of open files is too low for this many connections. */
export function requireOpenFiles(connections: number): void {
  // Node raises its soft limit to the hard limit, and child processes inherit it.
  const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  if (limit !== 'unlimited' && Number(limit) < connections + SPARE_FILES) {
    throw new Skipped(`at most ${limit} open files here, ${connections + SPARE_FILES} are needed (ulimit -Hn)`);
  }
}

/** Requests a URL at the maximum rate. */
export async function loadWithWrk(url: string, { connections, seconds, threads }: Load): Promise<Measured> {
  const amount = ['-t', `${threads}`, '-c', `${connections}`, '-d', `${seconds}s`];
  const { stdout } = await run('wrk', [...amount, '--latency', '--timeout', PATIENCE, '-H', HEADER, url]);
  return readWrk(stdout);
}

/** Parses wrk's output. Throws when it is not a report. */
export function readWrk(text: string) {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  if (number(/(\d+) requests in/) === 0) throw new Error(`wrk got no response:\n${text}`);
  const socketErrors = /Socket errors: (.*)/.exec(text)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: latency(text),
    errors: socketErrors.reduce((sum, count) => sum + Number(count), 0),
    // Responses other than 2xx and 3xx.
    otherStatus: number(/Non-2xx or 3xx responses: (\d+)/),
  };
}

function latency(text: string): number {
  const [, amount = 0, unit = ''] = /^\s+99%\s+([\d.]+)([a-z]+)\s*$/m.exec(text) ?? [];
  const ms = UNITS[unit];
  if (ms === undefined) throw new Error(`wrk reported no 99%:\n${text}`);
  return Number(amount) * ms;
}
