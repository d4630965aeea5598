import { routes } from '../../domain/routes.ts';

/** The pages that links lead to from the home page, with their HTML, and the links that fail, as `page: link`. */
export type Crawl = { readonly pages: ReadonlyMap<string, string>; readonly dead: readonly string[] };

/** Follows every link of a site from its home page. */
export async function followLinks(url: string): Promise<Crawl> {
  const seen = new Set<string>([routes.home]);
  const pages = new Map<string, string>();
  const dead: string[] = [];
  for (const page of seen) {
    const response = await fetch(url + page);
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await response.text();
    pages.set(page, html);
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
    for (const path of links.filter((link) => !seen.has(link))) {
      const { ok, status } = await fetch(url + path, { method: 'HEAD' });
      if (ok) seen.add(path);
      else dead.push(`${page}: ${path} ${status}`);
    }
  }
  return { pages, dead };
}
