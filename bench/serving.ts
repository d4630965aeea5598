import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Bench } from '../tests/harness/bench.ts';
import { copyProject } from '../tests/harness/project-copy.ts';
import { buildSite } from '../tests/harness/site-build.ts';
import { TEMPLATES } from '../tests/harness/templates.ts';
import { median } from './figures.ts';
import { needNginx, nginxVersion, startNginx } from './nginx.ts';
import type { Part } from './part.ts';
import { type AddressFigures, type ServingData, servingTables } from './serving-tables.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';
import { copyAnswer } from './twins.ts';
import { loadWithWrk, type Measured, needFiles, needWrk } from './wrk.ts';

const ROUNDS = { full: 5, short: 2 };
const SECONDS = { full: 5, short: 2 };
const CONNECTIONS = 64;
const CROWD = { connections: 1_000, threads: 2 };
const CROWD_SECONDS = { full: 15, short: 4 };

const fontFile = () => basename(globSync('dist/client/_astro/*.woff2').sort()[0] ?? '');
const addresses = (): Readonly<Record<string, string>> => ({
  'prerendered page': TEMPLATES['services'] ?? '',
  home: TEMPLATES['home'] ?? '',
  'not found': TEMPLATES['not found'] ?? '',
  'font, by its hash': `/_astro/${fontFile()}`,
  'contact, on demand': TEMPLATES['contact'] ?? '',
  'whitepaper, on demand': TEMPLATES['whitepaper'] ?? '',
});

/** Requests a second beside nginx, a crowd at once, memory, and how long a build takes. */
export const serving: Part<ServingData> = {
  name: 'serving',
  async measure(bench) {
    needWrk(bench);
    needNginx(bench);
    needFiles(CROWD.connections);
    bench.progress('building');
    const { ms: buildMs } = await buildSite(bench.closeLater, copyProject(bench.closeLater));
    const site = await startSiteProcess(bench, '.');
    const startMemory = site.memory();
    const beside = await measureBesideNginx(bench, site);
    const crowd = await measureCrowd(bench, site);
    const start = { ms: site.startMs, memory: startMemory.now };
    return { nginx: nginxVersion(), connections: CONNECTIONS, buildMs, start, addresses: beside, crowd };
  },
  tables: servingTables,
};

/** Each address on both servers in turn, so that what else the machine does falls on both. */
async function measureBesideNginx(bench: Bench, site: SiteProcess): Promise<AddressFigures[]> {
  const asked = Object.entries(addresses());
  const folder = bench.tempFolder();
  const twins = await Promise.all(asked.map(([, path], index) => copyAnswer(site.url, path, folder, `twin${index}`)));
  const nginx = await startNginx(bench, twins);
  const rounds = bench.short ? ROUNDS.short : ROUNDS.full;
  const load = { connections: CONNECTIONS, threads: 1, seconds: bench.short ? SECONDS.short : SECONDS.full };
  const figures: AddressFigures[] = [];
  for (const [name, path] of asked) {
    await assertSame(site.url, nginx, path);
    await loadWithWrk(site.url + path, { ...load, seconds: 1 });
    const ours: Measured[] = [];
    const theirs: Measured[] = [];
    for (let round = 1; round <= rounds; round++) {
      bench.progress(`${path}, round ${round} of ${rounds}`);
      ours.push(await loadWithWrk(site.url + path, load));
      theirs.push(await loadWithWrk(nginx + path, load));
    }
    figures.push({ name, path, ours: summarize(ours), nginx: summarize(theirs) });
  }
  return figures;
}

const summarize = (rounds: readonly Measured[]) => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
  errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
});

/** A comparison of different answers would be worth nothing. */
async function assertSame(ours: string, theirs: string, path: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const [one, other] = await Promise.all([ours, theirs].map((url) => fetch(url + path, { headers })));
  if (!one || !other) throw new Error('unreachable');
  const [body, otherBody] = await Promise.all([one.text(), other.text()]);
  const seen = (answer: Response) =>
    `${answer.status} ${answer.headers.get('content-encoding')} ${answer.headers.get('content-length')}`;
  if (seen(one) !== seen(other) || body !== otherBody) {
    throw new Error(`nginx answers ${path} otherwise: ${seen(other)} instead of ${seen(one)}`);
  }
}

/** A thousand visitors with open connections, asking for home all at once. */
async function measureCrowd(bench: Bench, site: SiteProcess): Promise<ServingData['crowd']> {
  bench.progress(`${CROWD.connections} connections at once`);
  const seconds = bench.short ? CROWD_SECONDS.short : CROWD_SECONDS.full;
  const { perSecond, p99Ms, errors, otherStatus } = await loadWithWrk(`${site.url}/`, { ...CROWD, seconds });
  const memory = site.memory().peak;
  return { connections: CROWD.connections, perSecond, p99Ms, errors: errors + otherStatus, memory };
}
