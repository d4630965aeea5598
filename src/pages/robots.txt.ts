import type { APIContext } from 'astro';
import { routes } from '../../domain/routes.ts';

/** Everything may be read but the API, which holds nothing that the pages do not show. */
export function GET({ site }: APIContext) {
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL(routes.sitemap, site).href}\n`);
}
