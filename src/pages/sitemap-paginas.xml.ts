import type { APIContext } from 'astro';
import { listLinkedPages } from '../data/site-pages.ts';
import { readHistory, sendSitemap } from '../data/sitemap.ts';

/** Sitemap of the pages known at build time, without unlisted ones. */
export function GET({ locals: { content }, site }: APIContext) {
  const pages = listLinkedPages(content);
  const history = readHistory();
  return sendSitemap(
    pages.map(({ path, source }) => ({ address: new URL(path, site).href, changed: history.get(source) })),
  );
}
