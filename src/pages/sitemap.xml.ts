import type { APIContext } from 'astro';
import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { machineDate } from '../../domain/site/calendar-date.ts';
import { sendSitemapIndex } from '../data/sitemap.ts';

/** Day of the last change to the text of a page. */
const newestOf = ({ changed }: Content) => Object.values(changed).toSorted().at(-1);

/** Index of two sitemaps: the pages of the content, and the whitepapers, which may come from a news host. */
export function GET({ locals: { content, origin, whitepapers } }: APIContext) {
  const newest = machineDate(whitepapers?.list[0]?.created_at ?? '');
  return sendSitemapIndex([
    { address: origin + routes.pagesSitemap, changed: newestOf(content) },
    ...(content.whitepapers ? [{ address: origin + routes.whitepaperSitemap, changed: newest }] : []),
  ]);
}
