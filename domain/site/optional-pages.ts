import { normalizePath, routes } from '../routes.ts';

/** Pages that a site has if their file is in `content/pages/`. The file and the route have the same name. */
export const OPTIONAL_PAGES = ['learn', 'products', 'team', 'portfolio', 'whitepapers', 'loom'] as const;
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];

/** Whether an address leads to one of the pages, or to one that it lists: a project, a whitepaper, their feed. */
export function leadsTo(pages: readonly OptionalPage[], address: string): boolean {
  const path = normalizePath(address.replace(/[?#].*/, ''));
  return pages.some(
    (page) =>
      path === routes[page] ||
      path.startsWith(`${routes[page]}/`) ||
      (page === 'whitepapers' && (path.startsWith(routes.whitepaper('')) || path === routes.whitepaperSitemap)),
  );
}

/** The words of an optional page, for that page itself. Throws if the site does not have it. */
export function present<Words>(words: Words | undefined): Words {
  if (words === undefined) throw new Error('the words of this page are not in content/pages');
  return words;
}
