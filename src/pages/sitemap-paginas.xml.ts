import type { APIContext } from 'astro';
import { listSitePages } from '../site-pages.ts';
import { lastChange, sendSitemap } from '../sitemap.ts';

/** Exactly the canonical pages of the build. */
export async function GET({ site }: APIContext) {
  const pages = await listSitePages();
  return sendSitemap(
    pages.map(({ path, source }) => ({ address: new URL(path, site).href, changed: lastChange(source) })),
  );
}
