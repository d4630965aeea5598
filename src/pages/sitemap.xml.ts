import type { APIContext } from 'astro';
import { routes } from '../../domain/routes.ts';
import { sendSitemapIndex } from '../sitemap.ts';

/** Two maps: the pages of the build, and the whitepapers, which may change without one. */
export function GET({ site }: APIContext) {
  const maps = [routes.pagesSitemap, routes.newsSitemap];
  return sendSitemapIndex(maps.map((path) => ({ address: new URL(path, site).href })));
}
