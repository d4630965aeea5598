import type { Flags } from 'lighthouse';
import { SITE_NAME } from '../tests/harness/call-proxy.ts';
import { openLoopback } from '../tests/harness/loopback.ts';
import { openCaddy } from '../tests/harness/proxy.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { TEMPLATES } from '../tests/harness/templates.ts';
import { asKb, asMs, asRatio, asSeconds, median } from './figures.ts';
import { reportOf, WORK } from './lighthouse.ts';
import { atMost, type Table } from './part.ts';
import { startSiteProcess } from './site-process.ts';

const RUNS = { full: 9, short: 1 };
/** Pages that the other build is measured on too. */
const COMPARED = ['home', 'contact', 'plan', 'whitepaper'];
/** Limits: paint times as ratios to those of the empty page and of the other build, blocking in milliseconds. */
const GOALS = { fcpToEmpty: 1.15, lcpToEmpty: 1.2, paintToOther: 1.05, blockingMs: 30 };

const FIGURES = ['fcpMs', 'lcpMs', 'tbtMs', 'cls', 'htmlBytes', ...WORK] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;
type Row = { readonly page: string; readonly build: string; readonly figures: Figures };
export type AppliedData = { readonly runs: number; readonly rows: readonly Row[] };

type Target = { readonly page: string; readonly build: string; readonly url: string };

/**
 * Measures with applied (not simulated) throttling, through Caddy with the project's configuration (TLS, HTTP/2).
 * Interleaves this build, the one in `base` if given, and an empty page, so that background load affects all of them.
 */
export async function measureApplied(context: RunContext, base: string | undefined): Promise<AppliedData> {
  const runs = context.short ? RUNS.short : RUNS.full;
  const targets = await startTargets(context, base);
  const reports = new Map<Target, Figures[]>(targets.map((target) => [target, []]));
  for (let run = 1; run <= runs; run++) {
    for (const [target, figures] of reports) {
      context.progress(`applied throttling, run ${run} of ${runs}: ${target.page}, ${target.build}`);
      const { fcpMs, lcpMs, tbtMs, cls, workMs, bytes } = await reportOf(target.url, APPLIED, MAPPED);
      figures.push({ fcpMs, lcpMs, tbtMs, cls, htmlBytes: bytes.html, ...workMs });
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
  // One quiet second is enough for these pages; Lighthouse waits five by default.
  pauseAfterFcpMs: 1_000,
  pauseAfterLoadMs: 1_000,
  networkQuietThresholdMs: 1_000,
  cpuQuietThresholdMs: 1_000,
};
/** Resolves the proxy's name to loopback and accepts its self-signed certificate. */
const MAPPED = [`--host-resolver-rules=MAP ${SITE_NAME} 127.0.0.1`, '--ignore-certificate-errors'];

const EMPTY_PAGE = '<!doctype html><html lang="es"><title>Nada</title><p>Nada más que esta línea.</p>';
const BUILDS = { ours: 'this build', base: 'the other build' };

async function startTargets(context: RunContext, base: string | undefined): Promise<Target[]> {
  const behindCaddy = async (url: string) => {
    const { httpsPort } = await openCaddy(context.closeLater, [new URL(url).host]);
    return `https://${SITE_NAME}:${httpsPort}`;
  };
  const start = async (folder: string) => behindCaddy((await startSiteProcess(context, folder)).url);
  const builds = { [BUILDS.ours]: await start('.'), ...(base && { [BUILDS.base]: await start(base) }) };
  const empty = await openLoopback(context.closeLater, (response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(EMPTY_PAGE);
  });
  return [
    ...Object.entries(TEMPLATES).flatMap(([page, path]) =>
      Object.entries(builds)
        .filter(([build]) => build === BUILDS.ours || COMPARED.includes(page))
        .map(([build, url]) => ({ page, build, url: url + path })),
    ),
    { page: 'empty page', build: '·', url: await behindCaddy(empty.url) },
  ];
}

const medians = (figures: readonly Figures[]) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, median(figures.map((one) => one[figure]))])) as Figures;

/** The times, with ratios to the empty page and to the other build, if measured. */
export function appliedTable({ runs, rows }: AppliedData): Table {
  const floor = rows.find(({ page }) => page === 'empty page')?.figures;
  const ratio = ({ build, figures }: Row, figure: 'fcpMs' | 'lcpMs', other: Figures | undefined, goal: number) => {
    if (!other) return '·';
    const value = figures[figure] / other[figure];
    return build === BUILDS.ours ? atMost(goal, value, asRatio) : asRatio(value);
  };
  const compare = (row: Row) => {
    const other = rows.find(
      ({ page, build }) => row.build === BUILDS.ours && page === row.page && build === BUILDS.base,
    );
    return [
      ratio(row, 'fcpMs', floor, GOALS.fcpToEmpty),
      ratio(row, 'lcpMs', floor, GOALS.lcpToEmpty),
      ratio(row, 'fcpMs', other?.figures, GOALS.paintToOther),
      ratio(row, 'lcpMs', other?.figures, GOALS.paintToOther),
    ];
  };
  return {
    title: `Phone with applied throttling, through Caddy (TLS, HTTP/2), median of ${runs} interleaved runs`,
    heads: [
      'page',
      'build',
      'FCP',
      'LCP',
      'blocking',
      'CLS',
      'FCP / empty',
      'LCP / empty',
      'FCP / other',
      'LCP / other',
      'HTML, kB',
      'parse',
      'style, layout',
      'paint',
      'script',
    ],
    rows: rows.map((row) => [
      row.page,
      row.build,
      asSeconds(row.figures.fcpMs),
      asSeconds(row.figures.lcpMs),
      row.build === BUILDS.ours ? atMost(GOALS.blockingMs, row.figures.tbtMs, asMs) : asMs(row.figures.tbtMs),
      row.figures.cls.toFixed(4),
      ...compare(row),
      asKb(row.figures.htmlBytes),
      ...WORK.map((work) => row.figures[work].toFixed(0)),
    ]),
    notes: [
      'Lighthouse’s DevTools throttling: slow 4G and a CPU slowed down 4 times.',
      'Last columns: the main thread’s work until the page is quiet, in milliseconds at a quarter of the speed.',
      'The empty page is one line of HTML.',
      `Goals: FCP ≤ ${GOALS.fcpToEmpty} and LCP ≤ ${GOALS.lcpToEmpty} of the empty page, both ≤ ${GOALS.paintToOther} of another build (--base), blocking ≤ ${GOALS.blockingMs} ms.`,
    ],
  };
}
