import type { APIContext } from 'astro';
import { listPages } from '../../domain/content/page-files.ts';
import { listLinkedPages } from '../data/site-pages.ts';
import { sendSitemap } from '../data/sitemap.ts';

/** Sitemap of the pages of the content, without unlisted ones. */
export function GET({ locals: { content, origin } }: APIContext) {
  const changes = new Map(listPages(content).map(([file, path]) => [path, content.changed[`content/${file}`]]));
  const pages = listLinkedPages(content);
  return sendSitemap(pages.map(({ path }) => ({ address: origin + path, changed: changes.get(path) })));
}
