import type { APIContext } from 'astro';
import { listLinkedPages } from '../data/site-pages.ts';
import { sendSitemap } from '../data/sitemap.ts';

/** Sitemap of the pages of the content, without unlisted ones. */
export function GET({ locals: { content, origin } }: APIContext) {
  const pages = listLinkedPages(content);
  return sendSitemap(pages.map(({ path, source }) => ({ address: origin + path, changed: content.changed[source] })));
}
