import { company } from '../content/company.ts';
import { routes } from '../domain/routes.ts';
import type { Bench } from '../tests/harness/bench.ts';
import { copyProject } from '../tests/harness/project-copy.ts';
import { buildSite } from '../tests/harness/site-build.ts';
import { median } from './figures.ts';
import { generateWhitepapers } from './generated-whitepapers.ts';
import { type GrowthData, growthTables, type SizeFigures } from './growth-tables.ts';
import type { Part } from './part.ts';
import { startSiteProcess } from './site-process.ts';
import { ask } from './twins.ts';

const SIZES = [10, 100, 1_000];
const REPEATS = 50;
/** Of some of the documents, whatever their number. */
const TAG = 'ventas';
/** More pages than the server keeps; each costs it a moment of its best compression. */
const SHOWN_PAGES = { full: 250, short: 50 };

/** What ten, a hundred and a thousand whitepapers cost to build, start, keep and show. */
export const growth: Part<GrowthData> = {
  name: 'growth',
  async measure(bench) {
    const sizes: SizeFigures[] = [];
    for (const documents of SIZES) sizes.push(await measureSize(bench, documents));
    return { sizes };
  },
  tables: growthTables,
};

async function measureSize(bench: Bench, documents: number): Promise<SizeFigures> {
  const say = (text: string) => bench.progress(`${documents} whitepapers: ${text}`);
  const project = copyProject(bench.closeLater);
  const slugs = generateWhitepapers(project, documents);
  say('building');
  const build = await buildSite(bench.closeLater, project);
  const site = await startSiteProcess(bench, project);
  const startMemory = site.memory().now;
  const time = (path: string) => timeRequests(site.url + path, say);
  const list = await time(routes.whitepapers);
  const tagList = await time(routes.whitepaperList({ tag: TAG }));
  const page = await time(routes.whitepaper(slugs[0] ?? ''));
  const api = await time(routes.whitepapersApi(company.name));
  const feed = await time(routes.whitepaperFeed);
  const shown = slugs.slice(1, 1 + (bench.short ? SHOWN_PAGES.short : SHOWN_PAGES.full));
  say(`showing ${shown.length} documents`);
  const start = performance.now();
  for (const slug of shown) await requestMs(site.url + routes.whitepaper(slug));
  const eachMs = (performance.now() - start) / shown.length;
  const figures = { documents, build, startMs: site.startMs, startMemory, list, tagList, page, api, feed, eachMs };
  const memory = site.memory();
  await site.stop();
  return { ...figures, memory: memory.now, peakMemory: memory.peak };
}

/** How long an address takes when it is asked for the first time, and after that (median), in milliseconds. */
async function timeRequests(url: string, say: (text: string) => void) {
  say(url);
  const firstMs = await requestMs(url);
  const repeated: number[] = [];
  while (repeated.length < REPEATS) repeated.push(await requestMs(url));
  return { firstMs, repeatedMs: median(repeated) };
}

async function requestMs(url: string): Promise<number> {
  const start = performance.now();
  const { response } = await ask(url, 'br');
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  return performance.now() - start;
}
