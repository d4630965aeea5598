import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The encodings that browsers accept. */
const HEADER = 'Accept-Encoding: gzip, deflate, br';
/** Response timeout, after which wrk counts an error. */
const PATIENCE = '10s';

type Load = Readonly<Record<'connections' | 'seconds' | 'threads', number>>;
/** What `wrk.lua` prints. */
type Report = Readonly<Record<'requests' | 'us' | 'p99Us' | 'failed' | 'otherStatus', number>>;

/** wrk's result. Errors are failed connections, reads and writes, and timeouts; other statuses than 2xx and 3xx. */
export type Measured = Awaited<ReturnType<typeof loadWithWrk>>;

/** Requests a URL at the maximum rate. Throws when nothing was answered, or too few files may be open (`ulimit -Hn`). */
export async function loadWithWrk(url: string, { connections, seconds, threads }: Load) {
  const amount = ['-t', `${threads}`, '-c', `${connections}`, '-d', `${seconds}s`];
  const { stdout } = await run('wrk', [...amount, '-s', 'bench/wrk.lua', '--timeout', PATIENCE, '-H', HEADER, url]);
  const { requests, us, p99Us, failed, otherStatus }: Report = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  if (requests === 0) throw new Error(`wrk got no response:\n${stdout}`);
  return { perSecond: requests / (us / 1_000_000), p99Ms: p99Us / 1000, errors: failed, otherStatus };
}
