import type { Flags } from 'lighthouse';
import { SITE_NAME } from '../tests/harness/call-proxy.ts';
import { openLoopback } from '../tests/harness/loopback.ts';
import { openCaddy } from '../tests/harness/proxy.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { TEMPLATES } from '../tests/harness/templates.ts';
import { asKb, asMs, asRatio, asSeconds, median } from './figures.ts';
import { reportOf, WORK } from './lighthouse.ts';
import { atMost, type Cell, type Table } from './part.ts';
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
  const rows = [...reports].map(([{ page, build }, figures]) => ({ page, build, figures: medians(figures) }));
  return { runs, rows };
}

const APPLIED: Flags = { throttlingMethod: 'devtools', onlyCategories: ['performance'] };
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
  const isOurs = ({ build }: Row) => build === BUILDS.ours;
  const floor = rows.find(({ page }) => page === 'empty page');
  const otherOf = (row: Row) =>
    rows.find(({ page, build }) => isOurs(row) && page === row.page && build === BUILDS.base);
  const ratio = (row: Row, figure: 'fcpMs' | 'lcpMs', other: Row | undefined, goal: number) => {
    if (!other) return '·';
    const value = row.figures[figure] / other.figures[figure];
    return isOurs(row) ? atMost(goal, value, asRatio) : asRatio(value);
  };
  const work = (name: (typeof WORK)[number]) => (row: Row) => row.figures[name].toFixed(0);
  const columns: readonly (readonly [head: string, cell: (row: Row) => Cell | string])[] = [
    ['page', ({ page }) => page],
    ['build', ({ build }) => build],
    ['FCP', ({ figures }) => asSeconds(figures.fcpMs)],
    ['LCP', ({ figures }) => asSeconds(figures.lcpMs)],
    ['blocking', (row) => (isOurs(row) ? atMost(GOALS.blockingMs, row.figures.tbtMs, asMs) : asMs(row.figures.tbtMs))],
    ['CLS', ({ figures }) => figures.cls.toFixed(4)],
    ['FCP / empty', (row) => ratio(row, 'fcpMs', floor, GOALS.fcpToEmpty)],
    ['LCP / empty', (row) => ratio(row, 'lcpMs', floor, GOALS.lcpToEmpty)],
    ['FCP / other', (row) => ratio(row, 'fcpMs', otherOf(row), GOALS.paintToOther)],
    ['LCP / other', (row) => ratio(row, 'lcpMs', otherOf(row), GOALS.paintToOther)],
    ['HTML, kB', ({ figures }) => asKb(figures.htmlBytes)],
    ['parse', work('parseHTML')],
    ['style, layout', work('styleLayout')],
    ['paint', work('paintCompositeRender')],
    ['script', work('scriptEvaluation')],
  ];
  return {
    title: `Phone with applied throttling, through Caddy (TLS, HTTP/2), median of ${runs} interleaved runs`,
    heads: columns.map(([head]) => head),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
    notes: [
      'Lighthouse’s DevTools throttling: slow 4G and a CPU slowed down 4 times.',
      'Last columns: the main thread’s work until the page is quiet, in milliseconds at a quarter of the speed.',
      'The empty page is one line of HTML.',
      `Goals: FCP ≤ ${GOALS.fcpToEmpty} and LCP ≤ ${GOALS.lcpToEmpty} of the empty page, both ≤ ${GOALS.paintToOther} of another build (--base), blocking ≤ ${GOALS.blockingMs} ms.`,
    ],
  };
}
