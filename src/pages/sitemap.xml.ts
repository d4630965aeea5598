import type { APIContext } from 'astro';
import { routes } from '../../domain/routes.ts';
import { machineDate } from '../../domain/site/calendar-date.ts';
import { sendSitemapIndex } from '../data/sitemap.ts';

export const prerender = false;

/** Index of two sitemaps: the pages of the build, and the whitepapers, which change without a build. */
export function GET({ locals, site }: APIContext) {
  const newest = machineDate(locals.whitepapers?.list[0]?.created_at ?? '');
  return sendSitemapIndex([
    { address: new URL(routes.pagesSitemap, site).href, changed: PAGES_CHANGED },
    { address: new URL(routes.whitepaperSitemap, site).href, changed: newest },
  ]);
}
