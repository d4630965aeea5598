import type { APIContext } from 'astro';
import { routes } from '../../domain/routes.ts';

/** Excludes the API, whose content is also on the pages. */
export function GET({ locals: { origin } }: APIContext) {
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}${routes.sitemap}\n`);
}
