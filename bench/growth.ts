import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../domain/routes.ts';
import { pagePaths } from '../domain/site/site-paths.ts';
import { readContent } from '../server/content/read-content.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { company } from '../tests/harness/unit/our-content.ts';
import { until } from '../tests/harness/until.ts';
import { asMb, asMs, median } from './figures.ts';
import { type ContentSize, generateContent } from './generated-content.ts';
import { judged, type Part, type Table } from './part.ts';
import { requestRaw } from './response-copies.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

const SIZES: readonly ContentSize[] = [
  { whitepapers: 10, projects: 2 },
  { whitepapers: 100, projects: 20 },
  { whitepapers: 1_000, projects: 200 },
];
const REPEATS = 50;
/** A tag that some whitepapers have at every size. */
const TAG = 'ventas';

type Figure = readonly [name: string, of: (size: SizeFigures) => number, write: (value: number) => string];
const FIGURES: readonly Figure[] = [
  ['first start', ({ firstStartMs }) => firstStartMs, asMs],
  ['start', ({ startMs }) => startMs, asMs],
  ['publish', ({ publishMs }) => publishMs, asMs],
  ['memory, after start', ({ startMemory }) => startMemory, asMb],
  ['memory, pages rendered', ({ memory }) => memory, asMb],
  ['memory, peak', ({ peakMemory }) => peakMemory, asMb],
  ['list, first', ({ list }) => list.firstMs, asMs],
  ['list, cached', ({ list }) => list.repeatedMs, asMs],
  ['list of a tag, first', ({ tagList }) => tagList.firstMs, asMs],
  ['page, first, median', ({ page }) => page.firstMs, asMs],
  ['page, first, slowest', ({ page }) => page.slowestMs, asMs],
  ['API, first', ({ api }) => api.firstMs, asMs],
  ['API, cached', ({ api }) => api.repeatedMs, asMs],
  ['RSS, first', ({ feed }) => feed.firstMs, asMs],
  ['RSS, cached', ({ feed }) => feed.repeatedMs, asMs],
];

/** Start, publication, memory and response times of a small, a large and a very large content folder. */
export const growth: Part<{ readonly sizes: readonly SizeFigures[] }> = {
  name: 'growth',
  async measure(context) {
    const sizes: SizeFigures[] = [];
    for (const size of SIZES) sizes.push(await measureSize(context, size));
    return { sizes };
  },
  tables: ({ sizes }) => [growthTable(sizes)],
};

function growthTable(sizes: readonly SizeFigures[]): Table {
  const factor = (of: Figure[1]) => of(sizes.at(-1) as SizeFigures) / of(sizes[0] as SizeFigures);
  const times = factor(({ whitepapers }) => whitepapers);
  return {
    title: `Content × ${times}`,
    heads: ['figure', ...sizes.map(({ whitepapers }) => `${whitepapers}`), 'growth'],
    rows: FIGURES.map(([name, of, write]) => [
      name,
      ...sizes.map((size) => write(of(size))),
      judged(`× ${factor(of).toFixed(1)}`, factor(of) <= times),
    ]),
    notes: [
      'Each size has a fifth as many projects, with four photographs each.',
      'Goal: no figure grows more than the content.',
    ],
  };
}

/** Figures for one size of the content. Memory is resident memory in bytes. */
type SizeFigures = Awaited<ReturnType<typeof measureSize>>;

async function measureSize(context: RunContext, size: ContentSize) {
  const progress = (text: string) => context.progress(`${size.whitepapers} whitepapers: ${text}`);
  const CONTENT_DIR = join(context.tempFolder(), 'content');
  const settings = { CONTENT_DIR, DATA_DIR: join(context.tempFolder(), 'data') };
  progress('generating');
  const slugs = await generateContent(CONTENT_DIR, size);
  progress('starting');
  // With an empty folder of data.
  const first = await startSiteProcess(context, '.', settings);
  await first.stop();
  const site = await startSiteProcess(context, '.', settings);
  const startMemory = site.memory().now;
  const time = (path: string) => timeRequests(site.url + path, progress);
  const list = await time(routes.whitepapers);
  const tagList = await time(routes.whitepaperList({ tag: TAG }));
  const api = await time(routes.whitepapersApi(company.name));
  const feed = await time(routes.whitepaperFeed);
  const pages = [...pagesOf(CONTENT_DIR), ...slugs.map(routes.whitepaper)];
  progress(`rendering ${pages.length} pages`);
  const each: number[] = [];
  for (const path of pages) each.push(await requestMs(site.url + path));
  const page = { firstMs: median(each), slowestMs: Math.max(...each) };
  const { now: memory } = site.memory();
  progress('publishing');
  const publishMs = await publish(site, CONTENT_DIR);
  const { peak: peakMemory } = site.memory();
  await site.stop();
  const starts = { firstStartMs: first.startMs, startMs: site.startMs, startMemory, publishMs };
  return { ...size, ...starts, list, tagList, api, feed, page, memory, peakMemory };
}

function pagesOf(folder: string): readonly string[] {
  const { content } = readContent(folder);
  if (!content) throw new Error('the generated content has problems');
  return pagePaths(content);
}

/** Changes the email address and reloads; the time until a page shows the change, in milliseconds. */
async function publish({ url, signal }: SiteProcess, folder: string): Promise<number> {
  const file = join(folder, 'company.yaml');
  const email = 'publicado@correo.example';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^email: .*$/m, `email: ${email}`));
  const start = performance.now();
  signal('SIGHUP');
  await until('the changed address is shown', async () =>
    (await (await fetch(url + routes.contact)).text()).includes(email),
  );
  return performance.now() - start;
}

/** Response time of the first request and the median of later ones, in milliseconds. */
async function timeRequests(url: string, progress: (text: string) => void) {
  progress(url);
  const firstMs = await requestMs(url);
  const repeated: number[] = [];
  while (repeated.length < REPEATS) repeated.push(await requestMs(url));
  return { firstMs, repeatedMs: median(repeated) };
}

async function requestMs(url: string): Promise<number> {
  const start = performance.now();
  const { response } = await requestRaw(url, 'br');
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`);
  return performance.now() - start;
}
