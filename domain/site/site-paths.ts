import type { Content } from '../content/content.ts';
import { listPages } from '../content/page-files.ts';
import { memoize } from '../memoize.ts';
import { NOT_FOUND_PAGES, routes } from '../routes.ts';
import { leadsTo } from './optional-pages.ts';

/** Files that are rendered like pages. */
const FILES = [
  routes.favicon,
  routes.manifest,
  routes.llms,
  routes.robots,
  routes.securityContact,
  routes.sitemap,
  routes.pagesSitemap,
  routes.whitepaperSitemap,
  routes.whitepaperFeed,
];
/** Whether a canonical path is that of a file. */
export const isSiteFile = (path: string): boolean => FILES.some((file) => file === path);

type Listed = Pick<Content, 'catalogue' | 'missingPages'> & { readonly projects: readonly { readonly slug: string }[] };

/** Canonical paths of the pages for visitors, but for whitepapers, which may come from a news host. */
export const pagePaths = ({ catalogue, projects, missingPages }: Listed): readonly string[] =>
  listPages({ catalogue, projects, whitepaperFiles: [] })
    .map(([, path]) => path)
    .filter((path) => !leadsTo(missingPages, path));

/** The first page of each kind, which is a section of the site and a depth: `/portafolio` and one of its projects. */
export const pageOfEachKind = (paths: readonly string[]): readonly string[] => {
  const kindOf = (path: string) => `${path.split('/', 2).join('/')} ${path.split('/').length}`;
  return [...Map.groupBy(paths, kindOf).values()].flatMap(([first]) => first ?? []);
};

/** Canonical paths of the pages for visitors, of the pages that say that there is none, and of the files. */
export const sitePaths: (content: Listed) => ReadonlySet<string> = memoize((content: Listed) => {
  const others = [...Object.values(NOT_FOUND_PAGES), ...FILES];
  return new Set([...pagePaths(content), ...others.filter((path) => !leadsTo(content.missingPages, path))]);
});
