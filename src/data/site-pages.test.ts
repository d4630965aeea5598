import { expect, test } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { pagePaths } from '../../domain/site/site-paths.ts';
import { content } from '../../tests/harness/unit/our-content.ts';
import { listSitePages, sharePictureAt } from './site-pages.ts';

const titleAt = (page: string) => sharePictureAt(content, routes.sharePicture(page))?.title;

test('every page has a share picture with its title', () => {
  const pages = listSitePages(content);
  expect(pages.map(({ path }) => titleAt(path))).toEqual(pages.map(({ seo }) => seo.title));
  expect(titleAt(routes.whitepapers)).toBe(content.whitepapers.seo.title);
});

test('every page but the list of whitepapers is among the pages, for sitemap and share picture', () => {
  const known = listSitePages(content).map(({ path }) => path);
  expect(pagePaths(content).filter((path) => !known.includes(path))).toEqual([routes.whitepapers]);
});

test('every published whitepaper has a share picture with its subject', () => {
  const [sample] = content.whitepaperFiles;
  if (!sample) return;
  const path = routes.sharePicture(routes.whitepaper(sample.slug));
  const { title, picture } = sample;
  expect(sharePictureAt(content, path)).toMatchObject({ title, picture });
});

test.each(['/compartir/nada.png', '/compartir/whitepaper/nada.png', '/compartir/servicios.svg', '/'])(
  '%s has none',
  (path) => expect(sharePictureAt(content, path)).toBeUndefined(),
);
