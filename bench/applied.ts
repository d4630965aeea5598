import type { Flags } from 'lighthouse';
import type { Bench } from '../tests/harness/bench.ts';
import { openCaddy, SITE_NAME } from '../tests/harness/proxy.ts';
import { TEMPLATES } from '../tests/harness/templates.ts';
import { asMs, asRatio, asSeconds, median } from './figures.ts';
import { type PageReport, reportOf } from './lighthouse.ts';
import { atMost, type Table } from './part.ts';
import { startSiteProcess } from './site-process.ts';
import { openYardsticks, YARDSTICKS } from './yardsticks.ts';

const RUNS = { full: 9, short: 1 };
const COMPARED = ['home', 'contact', 'plan', 'whitepaper'];
/** What a page may cost beside the other build: paint as a ratio, blocking in milliseconds. */
const GOALS = { paint: 1.05, blockingMs: 60 };

type Figures = Pick<PageReport, 'fcpMs' | 'lcpMs' | 'tbtMs' | 'cls'>;
type Row = { readonly page: string; readonly build: string; readonly figures: Figures };
export type AppliedData = { readonly runs: number; readonly rows: readonly Row[] };

type Target = { readonly page: string; readonly build: string; readonly url: string };

/**
 * Times under a connection and a processor that are really slowed down, through the project's own Caddy (TLS, HTTP/2):
 * this build, the one in `base` if there is one, an empty page and a peer's page in turn, so that what else the machine
 * does falls on all of them.
 */
export async function measureApplied(bench: Bench, base: string | undefined): Promise<AppliedData> {
  const runs = bench.short ? RUNS.short : RUNS.full;
  const targets = await startTargets(bench, base);
  const reports = new Map<Target, Figures[]>(targets.map((target) => [target, []]));
  for (let run = 1; run <= runs; run++) {
    for (const [target, figures] of reports) {
      bench.progress(`slowed down, run ${run} of ${runs}: ${target.page}, ${target.build}`);
      figures.push(await reportOf(target.url, APPLIED, MAPPED));
    }
  }
  return {
    runs,
    rows: [...reports].map(([{ page, build }, figures]) => ({ page, build, figures: medians(figures) })),
  };
}

const APPLIED: Flags = {
  throttlingMethod: 'devtools',
  onlyCategories: ['performance'],
  // A page is quiet after a second; Lighthouse waits five, for pages that load on and on.
  pauseAfterFcpMs: 1_000,
  pauseAfterLoadMs: 1_000,
  networkQuietThresholdMs: 1_000,
  cpuQuietThresholdMs: 1_000,
};
/** Resolves the proxy's name to loopback and accepts its self-signed certificate. */
const MAPPED = [`--host-resolver-rules=MAP ${SITE_NAME} 127.0.0.1`, '--ignore-certificate-errors'];

const BUILDS = { ours: 'this build', base: 'the other build' };

async function startTargets(bench: Bench, base: string | undefined): Promise<Target[]> {
  const behindCaddy = async (url: string) => {
    const { httpsPort } = await openCaddy(bench.closeLater, [new URL(url).host]);
    return `https://${SITE_NAME}:${httpsPort}`;
  };
  const start = async (folder: string) => behindCaddy((await startSiteProcess(bench, folder)).url);
  const builds = { [BUILDS.ours]: await start('.'), ...(base && { [BUILDS.base]: await start(base) }) };
  const yardsticks = await behindCaddy(await openYardsticks(bench.closeLater));
  return [
    ...COMPARED.flatMap((page) =>
      Object.entries(builds).map(([build, url]) => ({ page, build, url: url + TEMPLATES[page] })),
    ),
    { page: 'empty page', build: '·', url: yardsticks + YARDSTICKS.floor },
    { page: "a peer's page", build: '·', url: yardsticks + YARDSTICKS.peer },
  ];
}

const medians = (figures: readonly Figures[]): Figures => {
  const middle = (figure: keyof Figures) => median(figures.map((one) => one[figure]));
  return { fcpMs: middle('fcpMs'), lcpMs: middle('lcpMs'), tbtMs: middle('tbtMs'), cls: middle('cls') };
};

/** Draws the times, with ratios to the empty page and, where another build was measured, to that one. */
export function appliedTable({ runs, rows }: AppliedData): Table {
  const floor = rows.find(({ page }) => page === 'empty page')?.figures;
  const compare = ({ page, build, figures }: Row) => {
    const other = rows.find((row) => row.page === page && row.build === BUILDS.base)?.figures;
    if (!other || build !== BUILDS.ours) return ['·', '·', '·'];
    return [
      atMost(GOALS.paint, figures.fcpMs / other.fcpMs, asRatio),
      atMost(GOALS.paint, figures.lcpMs / other.lcpMs, asRatio),
      atMost(GOALS.blockingMs, figures.tbtMs - other.tbtMs, asMs),
    ];
  };
  return {
    title: `Phone slowed down for real, through Caddy (TLS, HTTP/2), median of ${runs} in turn`,
    heads: [
      'page',
      'build',
      'FCP',
      'LCP',
      'blocking',
      'CLS',
      'FCP / empty',
      'FCP / other',
      'LCP / other',
      'blocking more',
    ],
    rows: rows.map((row) => [
      row.page,
      row.build,
      asSeconds(row.figures.fcpMs),
      asSeconds(row.figures.lcpMs),
      asMs(row.figures.tbtMs),
      row.figures.cls.toFixed(4),
      asRatio(row.figures.fcpMs / (floor?.fcpMs ?? Number.NaN)),
      ...compare(row),
    ]),
    notes: [
      'Connection and processor as Lighthouse slows them down with devtools: slow 4G, a quarter of the speed.',
      'The empty page is one line of HTML; the peer page has 144 kB, 8 requests and 5 kB of script.',
      `Goals beside another build (--base): paint ≤ ${GOALS.paint} of its, at most ${GOALS.blockingMs} ms more blocking.`,
    ],
  };
}
