import { findProgram, requirePackages } from '../tests/harness/debian-packages.ts';
import { NOT_FOUND, TEMPLATES } from '../tests/harness/templates.ts';
import { VISIT_BUDGET, visitBudgetB } from '../tests/harness/visit-budget.ts';
import { type AppliedData, appliedTable, measureApplied } from './applied-throttling.ts';
import { asKb, asMs, asSeconds, median } from './figures.ts';
import { type ByteType, CATEGORIES, installLighthouse, type PageReport, reportOf } from './lighthouse.ts';
import { atLeast, atMost, judged, type Part, type Table } from './part.ts';
import { startSiteProcess } from './site-process.ts';

const RUNS = { full: 3, short: 1 };
/** Goals for every page: paint times simulated, HTML with its style in one flight of TCP (RFC 6928). */
const GOALS = { score: 100, cls: 0.005, paintMs: 850, htmlB: 14_000 };
const LIMITS_B: Readonly<Partial<Record<ByteType, number>>> = { html: GOALS.htmlB, font: VISIT_BUDGET.fontsB };
const SHOWN_BYTES: readonly ByteType[] = ['html', 'css', 'js', 'font', 'image', 'media'];

type Page = { readonly name: string; readonly path: string; readonly runs: readonly PageReport[] };
type Data = { readonly runs: number; readonly pages: readonly Page[]; readonly applied: AppliedData };

/** Lighthouse on one page of each kind, with simulated and with applied throttling. */
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
    appliedTable(applied),
    timesTable(measured, runs),
    bytesTable(measured),
  ],
};

type Figure = 'fcpMs' | 'lcpMs' | 'tbtMs' | 'cls' | 'siMs' | 'requests';
const middle = ({ runs }: Page, figure: Figure) => median(runs.map((report) => report[figure]));

function timesTable(measured: readonly Page[], runs: number): Table {
  const score = (page: Page, category: (typeof CATEGORIES)[number]) => {
    const value = median(page.runs.map(({ scores }) => scores[category]));
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
      atMost(GOALS.paintMs, middle(page, 'fcpMs'), asSeconds),
      atMost(GOALS.paintMs, middle(page, 'lcpMs'), asSeconds),
      asMs(middle(page, 'tbtMs')),
      atMost(GOALS.cls, middle(page, 'cls'), (cls) => cls.toFixed(4)),
      asSeconds(middle(page, 'siMs')),
    ]),
    notes: [`Goals: all scores ${GOALS.score}, paints ≤ ${asSeconds(GOALS.paintMs)}, CLS ≤ ${GOALS.cls}.`, ...faults],
  };
}

function bytesTable(measured: readonly Page[]): Table {
  return {
    title: 'Transfer of a first visit, in kB with headers',
    heads: ['page', 'requests', ...SHOWN_BYTES, 'without video'],
    rows: measured.map((page) => {
      const sizes = page.runs.map(({ bytes }) => bytes);
      const bytesOf = (type: ByteType) => median(sizes.map((bytes) => bytes[type]));
      const total = median(sizes.map((bytes) => Object.values(bytes).reduce((sum, size) => sum + size, 0)));
      const withoutVideo = total - bytesOf('media');
      return [
        page.name,
        atMost(VISIT_BUDGET.requests, middle(page, 'requests'), String),
        ...SHOWN_BYTES.map((type) => {
          const limit = LIMITS_B[type];
          return limit ? atMost(limit, bytesOf(type), asKb) : asKb(bytesOf(type));
        }),
        judged(asKb(withoutVideo), withoutVideo <= visitBudgetB(page.path)),
      ];
    }),
    notes: [
      `Goals: ≤ ${VISIT_BUDGET.requests} requests; HTML ≤ ${asKb(GOALS.htmlB)} kB, fonts ≤ ${asKb(VISIT_BUDGET.fontsB)} kB; ≤ ${asKb(visitBudgetB(TEMPLATES['home'] ?? ''))} kB on home, ≤ ${asKb(visitBudgetB(TEMPLATES['contact'] ?? ''))} kB elsewhere.`,
    ],
  };
}
