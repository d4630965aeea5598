import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { RunContext } from '../tests/harness/run-context.ts';
import { TEMPLATES } from '../tests/harness/templates.ts';
import { median } from './figures.ts';
import { nginxVersion, requirePrograms, startNginx } from './nginx.ts';
import type { Part } from './part.ts';
import { copyResponse, requestRaw } from './response-copies.ts';
import { servingTables } from './serving-tables.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

const run = promisify(execFile);
/** The encodings that browsers accept. */
const HEADER = 'Accept-Encoding: gzip, deflate, br';
/** Response timeout, after which wrk counts an error. */
const PATIENCE = '10s';

type Load = Readonly<Record<'connections' | 'seconds' | 'threads', number>>;
/** What `wrk.lua` prints. */
type Report = Readonly<Record<'requests' | 'us' | 'p99Us' | 'failed' | 'otherStatus', number>>;

/** wrk's result. Errors are failed connections, reads and writes, and timeouts; other statuses than 2xx and 3xx. */
type Measured = Awaited<ReturnType<typeof loadWithWrk>>;

/** Requests a URL at the maximum rate. Throws when nothing was answered, or too few files may be open (`ulimit -Hn`). */
async function loadWithWrk(url: string, { connections, seconds, threads }: Load) {
  const amount = ['-t', `${threads}`, '-c', `${connections}`, '-d', `${seconds}s`];
  const { stdout } = await run('wrk', [...amount, '-s', 'bench/wrk.lua', '--timeout', PATIENCE, '-H', HEADER, url]);
  const { requests, us, p99Us, failed, otherStatus }: Report = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  if (requests === 0) throw new Error(`wrk got no response:\n${stdout}`);
  return { perSecond: requests / (us / 1_000_000), p99Ms: p99Us / 1000, errors: failed, otherStatus };
}

const ROUNDS = { full: 5, short: 2 };
const SECONDS = { full: 5, short: 2 };
const CONNECTIONS = 64;
const CROWD = { connections: 1_000, threads: 2 };
const CROWD_SECONDS = { full: 15, short: 4 };
/** Longer than the compression of all prepared pages takes, and how often a response is looked at meanwhile. */
const COMPRESSION_MS = 10_000;
const SAME_RESPONSES = 10;

const fontFile = () => basename(globSync('dist/client/_astro/*.woff2').sort()[0] ?? '');
const addresses = (): Readonly<Record<string, string>> => ({
  services: TEMPLATES['services'] ?? '',
  home: TEMPLATES['home'] ?? '',
  'hashed font': `/_astro/${fontFile()}`,
  contact: TEMPLATES['contact'] ?? '',
  whitepaper: TEMPLATES['whitepaper'] ?? '',
});

/** Requests per second compared with nginx and with the build in --base, many concurrent connections, and memory. */
export const serving: Part<ServingData> = { name: 'serving', measure, tables: servingTables };

export type ServingData = Awaited<ReturnType<typeof measure>>;

/** Memory is in bytes: before the first request, and the peak of the whole run. */
async function measure(context: RunContext) {
  requirePrograms(context);
  const site = await startSiteProcess(context, '.');
  const start = { ms: site.startMs, memory: site.memory().now };
  const base = context.base ? await startSiteProcess(context, context.base) : undefined;
  const beside = await measureBesideNginx(context, site, base);
  const crowd = await measureCrowd(context, site);
  return { nginx: nginxVersion(), connections: CONNECTIONS, start, addresses: beside, crowd };
}

/** Interleaves the servers for each path, so that background load affects all. */
async function measureBesideNginx(context: RunContext, site: SiteProcess, base: SiteProcess | undefined) {
  const asked = Object.entries(addresses());
  const folder = context.tempFolder();
  context.progress('until kept pages are compressed');
  for (const [, path] of asked) await untilCompressed(site.url + path);
  const copies = await Promise.all(
    asked.map(([, path], index) => copyResponse(site.url, path, folder, `copy${index}`)),
  );
  const nginx = await startNginx(context, copies);
  const rounds = context.short ? ROUNDS.short : ROUNDS.full;
  const load = { connections: CONNECTIONS, threads: 1, seconds: context.short ? SECONDS.short : SECONDS.full };
  const figures = [];
  for (const [name, path] of asked) {
    await assertSame(site.url, nginx, path);
    await loadWithWrk(site.url + path, { ...load, seconds: 1 });
    const ours: Measured[] = [];
    const others: Measured[] = [];
    const theirs: Measured[] = [];
    for (let round = 1; round <= rounds; round++) {
      context.progress(`${path}, round ${round} of ${rounds}`);
      ours.push(await loadWithWrk(site.url + path, load));
      if (base) others.push(await loadWithWrk(base.url + path, load));
      theirs.push(await loadWithWrk(nginx + path, load));
    }
    const compared = base && { base: summarize(others) };
    figures.push({ name, path, ours: summarize(ours), ...compared, nginx: summarize(theirs) });
  }
  return figures;
}

/** Medians of requests per second and of p99 in milliseconds, and the errors of all rounds. */
const summarize = (rounds: readonly Measured[]) => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
  errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
});

/** A page that is kept is compressed again in the background, better: its size changes once. */
async function untilCompressed(url: string): Promise<void> {
  let last = -1;
  for (let same = 0; same < SAME_RESPONSES; same += 1) {
    const { body } = await requestRaw(url, 'br');
    if (body.length !== last) same = 0;
    last = body.length;
    await setTimeout(COMPRESSION_MS / SAME_RESPONSES);
  }
}

/** Ensures that both servers send the same response; otherwise the comparison is meaningless. */
async function assertSame(ours: string, theirs: string, path: string): Promise<void> {
  const responseOf = async (server: string) => {
    const { response, body } = await requestRaw(server + path, 'gzip, deflate, br');
    return { status: response.statusCode, encoding: response.headers['content-encoding'], body };
  };
  if (!isDeepStrictEqual(await responseOf(ours), await responseOf(theirs)))
    throw new Error(`nginx responds differently to ${path}`);
}

/** Requests the home page on a thousand keep-alive connections. */
async function measureCrowd(context: RunContext, site: SiteProcess) {
  context.progress(`${CROWD.connections} connections at once`);
  const seconds = context.short ? CROWD_SECONDS.short : CROWD_SECONDS.full;
  const { perSecond, p99Ms, errors, otherStatus } = await loadWithWrk(`${site.url}/`, { ...CROWD, seconds });
  const memory = site.memory().peak;
  return { connections: CROWD.connections, perSecond, p99Ms, errors: errors + otherStatus, memory };
}
