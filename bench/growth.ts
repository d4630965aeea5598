import { routes } from '../domain/routes.ts';
import { company } from '../server/testing/our-content.ts';
import { copyProject } from '../tests/harness/project-copy.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { buildSite } from '../tests/harness/site-build.ts';
import { median } from './figures.ts';
import { generateWhitepapers } from './generated-whitepapers.ts';
import { type GrowthData, growthTables, type SizeFigures } from './growth-tables.ts';
import type { Part } from './part.ts';
import { requestRaw } from './response-copies.ts';
import { startSiteProcess } from './site-process.ts';

const SIZES = [10, 100, 1_000];
const REPEATS = 50;
/** A tag that some whitepapers have at every size. */
const TAG = 'ventas';
/** Pages to render. A full run renders more than the server caches. */
const SHOWN_PAGES = { full: 250, short: 50 };

/** Build time, start time, memory and response times with 10, 100 and 1,000 whitepapers. */
export const growth: Part<GrowthData> = {
  name: 'growth',
  async measure(context) {
    const sizes: SizeFigures[] = [];
    for (const documents of SIZES) sizes.push(await measureSize(context, documents));
    return { sizes };
  },
  tables: growthTables,
};

async function measureSize(context: RunContext, documents: number): Promise<SizeFigures> {
  const progress = (text: string) => context.progress(`${documents} whitepapers: ${text}`);
  const project = copyProject(context.closeLater);
  const slugs = generateWhitepapers(project, documents);
  progress('building');
  const build = await buildSite(context.closeLater, project);
  const site = await startSiteProcess(context, project);
  const startMemory = site.memory().now;
  const time = (path: string) => timeRequests(site.url + path, progress);
  const list = await time(routes.whitepapers);
  const tagList = await time(routes.whitepaperList({ tag: TAG }));
  const page = await time(routes.whitepaper(slugs[0] ?? ''));
  const api = await time(routes.whitepapersApi(company.name));
  const feed = await time(routes.whitepaperFeed);
  const shown = slugs.slice(1, 1 + (context.short ? SHOWN_PAGES.short : SHOWN_PAGES.full));
  progress(`rendering ${shown.length} whitepapers`);
  const start = performance.now();
  for (const slug of shown) await requestMs(site.url + routes.whitepaper(slug));
  const eachMs = (performance.now() - start) / shown.length;
  const figures = { documents, build, startMs: site.startMs, startMemory, list, tagList, page, api, feed, eachMs };
  const memory = site.memory();
  await site.stop();
  return { ...figures, memory: memory.now, peakMemory: memory.peak };
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
