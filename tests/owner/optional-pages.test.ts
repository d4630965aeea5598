import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { leadsTo, OPTIONAL_PAGES, type OptionalPage } from '../../domain/site/optional-pages.ts';
import { checkContent } from '../../server/content/check/check-content.ts';
import { checkWords } from '../../server/content/words.ts';
import { copyContent } from '../harness/fixture-site.ts';
import { Resources } from '../harness/resources.ts';
import { runNode } from '../harness/server.ts';
import { content as ours } from '../harness/unit/our-content.ts';
import { until } from '../harness/until.ts';
import { ContentFolder } from './content-folder.ts';
import { followLinks } from './follow-links.ts';

/** The folder whose files only this page shows, and what else has an address because of the page. */
const BELOW: Partial<Readonly<Record<OptionalPage, { readonly folder: string; readonly paths: readonly string[] }>>> = {
  portfolio: { folder: 'projects', paths: ours.projects.map(({ slug }) => routes.project(slug)) },
  whitepapers: {
    folder: 'whitepapers',
    paths: [
      ...ours.whitepaperFiles.map(({ slug }) => routes.whitepaper(slug)),
      ...[routes.whitepaperFeed, routes.whitepaperSitemap, routes.whitepapersApi(ours.company.name)],
    ],
  },
};

const resources = new Resources();
afterAll(() => resources.closeAll());
let content: string;
let site: ReturnType<typeof runNode>;
let url: string;

beforeAll(async () => {
  const root = copyContent(resources.closeLater);
  content = join(root, 'content');
  site = runNode('server/start.ts', { DATA_DIR: join(root, 'data'), CONTENT_DIR: content, LOG_LEVEL: 'info' });
  resources.closeLater(site.kill);
  url = await site.listening;
});

const statusOf = async (path: string) => (await fetch(url + path)).status;

// Each page is missing besides the former ones; at last the site has none of them.
test.each(OPTIONAL_PAGES)('without its file, the page %s is gone and nothing leads there', async (page) => {
  const { folder, paths = [] } = BELOW[page] ?? {};
  const addresses = [routes[page], ...paths];
  for (const path of addresses) expect(await statusOf(path), path).not.toBe(404);

  rmSync(join(content, 'pages', `${page}.yaml`));
  if (folder) rmSync(join(content, folder), { recursive: true });
  site.signal('SIGHUP');
  await until('the page is gone', async () => (await statusOf(routes[page])) === 404);

  for (const path of addresses) expect(await statusOf(path), path).toBe(404);
  const { pages, dead } = await followLinks(url);
  expect(dead).toEqual([]);
  expect(pages.size).toBeGreaterThan(10);
  for (const path of [...pages.keys(), routes.sitemap, routes.pagesSitemap, routes.llms]) {
    const links = (await (await fetch(url + path)).text()).match(
      /(?<=href="|\]\(https?:\/\/[^/]+|<loc>https?:\/\/[^/]+)\/[^"<)]*/g,
    );
    expect(
      (links ?? []).filter((link) => leadsTo([page], link)),
      path,
    ).toEqual([]);
  }
});

test('a folder whose page is missing is reported once, and so is a link that a page needs', () => {
  const folder = new ContentFolder(join(copyContent(resources.closeLater), 'content'));
  for (const page of ['portfolio', 'loom']) folder.delete(`pages/${page}.yaml`);
  folder.replace('pages/home.yaml', /(?<=primary:[\s\S]*?href: ).*/, routes.loom);
  const { text } = checkWords;
  expect(checkContent(folder.folder).report.problems).toMatchObject([
    { file: 'content/pages/home.yaml', field: 'hero.primary.href', message: text.neededLink(routes.loom) },
    { file: 'content/projects', message: text.neededPage('portfolio') },
  ]);
});
