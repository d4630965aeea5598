import { findProgram, requirePackages } from '../tests/harness/debian-packages.ts';
import { NOT_FOUND, TEMPLATES } from '../tests/harness/templates.ts';
import { type AppliedData, appliedTable, measureApplied } from './applied-throttling.ts';
import { asKb, asMs, asSeconds, median } from './figures.ts';
import { installLighthouse } from './install-lighthouse.ts';
import { type ByteType, CATEGORIES, type PageReport, reportOf } from './lighthouse.ts';
import { atLeast, atMost, judged, type Part, type Table } from './part.ts';
import { startSiteProcess } from './site-process.ts';

const RUNS = { full: 3, short: 1 };
/** Goals for every page on simulated slow 4G. */
const GOALS = { score: 100, fcpMs: 800, lcpMs: 900, tbtMs: 10, cls: 0.005, requests: 8 };
/** Transferred bytes without the video. */
const BYTES = { home: 95_000, other: 80_000 };
const SHOWN_BYTES: readonly ByteType[] = ['html', 'css', 'js', 'font', 'image', 'media'];

type Page = { readonly name: string; readonly path: string; readonly runs: readonly PageReport[] };
type Data = { readonly runs: number; readonly pages: readonly Page[]; readonly applied?: AppliedData };

/** Lighthouse on one page of each kind with simulated throttling, and on some of them with applied throttling. */
export const pages: Part<Data> = {
  name: 'pages',
  async measure(context) {
    const runs = context.short ? RUNS.short : RUNS.full;
    requirePackages({ caddy: () => findProgram('caddy') !== undefined }, context.progress);
    await installLighthouse(context.progress);
    const site = await startSiteProcess(context, '.');
    const measured: Page[] = [];
    for (const [name, path] of Object.entries(TEMPLATES)) {
      const reports: PageReport[] = [];
      for (let run = 1; run <= runs; run++) {
        context.progress(`${measured.length + 1} of ${Object.keys(TEMPLATES).length}, ${path}, run ${run} of ${runs}`);
        reports.push(await reportOf(site.url + path));
      }
      measured.push({ name, path, runs: reports });
    }
    await site.stop();
    return { runs, pages: measured, applied: await measureApplied(context, context.base) };
  },
  tables: ({ runs, pages: measured, applied }) => [
    // Older results lack them.
    ...(applied ? [appliedTable(applied)] : []),
    timesTable(measured, runs),
    bytesTable(measured),
  ],
};

type Figure = (report: PageReport) => number;
const middle = ({ runs }: Page, figure: Figure) => median(runs.map(figure));

function timesTable(measured: readonly Page[], runs: number): Table {
  const score = (page: Page, category: (typeof CATEGORIES)[number]) => {
    const value = middle(page, ({ scores }) => scores[category]);
    // The 404 page has noindex, so its SEO score is meaningless.
    if (page.path === NOT_FOUND && category === 'seo') return '·';
    return atLeast(GOALS.score, value, String);
  };
  const faults = measured.flatMap(({ name, path, runs: reports }) => {
    const found = new Set(reports.flatMap((report) => report.faults));
    return found.size > 0 && path !== NOT_FOUND ? [`${name}: ${[...found].join(', ')}`] : [];
  });
  return {
    title: `Lighthouse, phone on simulated slow 4G, median of ${runs}`,
    heads: ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'SI'],
    rows: measured.map((page) => [
      page.name,
      ...CATEGORIES.map((category) => score(page, category)),
      atMost(GOALS.fcpMs, Math.round(middle(page, ({ fcpMs }) => fcpMs)), asSeconds),
      atMost(GOALS.lcpMs, Math.round(middle(page, ({ lcpMs }) => lcpMs)), asSeconds),
      atMost(
        GOALS.tbtMs,
        middle(page, ({ tbtMs }) => tbtMs),
        asMs,
      ),
      atMost(
        GOALS.cls,
        middle(page, ({ cls }) => cls),
        (cls) => cls.toFixed(4),
      ),
      asSeconds(middle(page, ({ siMs }) => siMs)),
    ]),
    notes: [
      `Goals: FCP ≤ ${GOALS.fcpMs} ms, LCP ≤ ${GOALS.lcpMs} ms, TBT ≤ ${GOALS.tbtMs} ms, CLS ≤ ${GOALS.cls}.`,
      ...faults,
    ],
  };
}

function bytesTable(measured: readonly Page[]): Table {
  return {
    title: 'Transfer of a first visit, in kB with headers',
    heads: ['page', 'requests', ...SHOWN_BYTES, 'without video'],
    rows: measured.map((page) => {
      const bytes = (type: ByteType) => middle(page, (report) => report.bytes[type]);
      const total = middle(page, (report) => Object.values(report.bytes).reduce((sum, size) => sum + size, 0));
      const withoutVideo = total - bytes('media');
      return [
        page.name,
        atMost(
          GOALS.requests,
          middle(page, ({ requests }) => requests),
          String,
        ),
        ...SHOWN_BYTES.map((type) => asKb(bytes(type))),
        judged(asKb(withoutVideo), withoutVideo <= (page.name === 'home' ? BYTES.home : BYTES.other)),
      ];
    }),
    notes: [
      `Goals: ≤ ${GOALS.requests} requests; ≤ ${asKb(BYTES.home)} kB on home, ≤ ${asKb(BYTES.other)} kB elsewhere.`,
    ],
  };
}
