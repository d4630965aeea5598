import type { APIContext } from 'astro';
import { routes } from '../../domain/routes.ts';
import { machineDate } from '../../domain/site/calendar-date.ts';
import { paginate } from '../../domain/whitepapers/whitepaper-list.ts';
import { sendSitemap } from '../data/sitemap.ts';

/** Sitemap of the whitepapers and of the pages that list them. */
export function GET({ locals }: APIContext) {
  const documents = locals.whitepapers?.list ?? [];
  const { pageCount } = paginate(documents, new URLSearchParams());
  const newest = machineDate(documents[0]?.created_at ?? '');
  const lists = Array.from({ length: pageCount }, (_, index) => ({
    path: routes.whitepaperList({ page: index + 1 }),
    changed: newest,
  }));
  const texts = documents.map(({ slug_es, created_at }) => ({
    path: routes.whitepaper(slug_es),
    changed: machineDate(created_at),
  }));
  return sendSitemap([...lists, ...texts].map(({ path, changed }) => ({ address: locals.origin + path, changed })));
}
