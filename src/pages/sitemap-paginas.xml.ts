import type { APIContext } from 'astro';
import { listSitePages } from '../site-pages.ts';
import { readHistory, sendSitemap } from '../sitemap.ts';

/** Exactly the canonical pages of the build. */
export async function GET({ site }: APIContext) {
  const pages = await listSitePages();
  const history = readHistory();
  return sendSitemap(
    pages.map(({ path, source }) => ({ address: new URL(path, site).href, changed: history.get(source) })),
  );
}
