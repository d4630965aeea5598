import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { languageOf } from '../../../domain/content/company.ts';
import { routes } from '../../../domain/routes.ts';
import { momentOf } from '../../../domain/site/calendar-date.ts';
import { present } from '../../../domain/site/optional-pages.ts';
import { withAbsoluteLinks } from '../../data/absolute-links.ts';
import { describe, NEWEST } from '../../data/whitepapers.ts';

/** The whitepapers in full (RSS 2.0), with absolute links. */
export async function GET({ locals }: APIContext) {
  const { content, origin } = locals;
  const { company } = content;
  const { title, seo } = present(content.whitepapers);
  const documents = locals.whitepapers?.list.slice(0, NEWEST) ?? [];
  const [newest] = documents;
  const built = newest ? `<lastBuildDate>${momentOf(newest.created_at).toUTCString()}</lastBuildDate>` : '';
  const feed = await rss({
    title: `${title} · ${company.name}`,
    description: seo.description,
    site: new URL(routes.whitepapers, origin),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${languageOf(company).toLowerCase()}</language>${built}<atom:link href="${origin}${routes.whitepaperFeed}" rel="self" type="application/rss+xml"/>`,
    items: documents.map((whitepaper) => ({
      title: whitepaper.title_es,
      link: new URL(routes.whitepaper(whitepaper.slug_es), origin).href,
      pubDate: momentOf(whitepaper.created_at),
      description: describe(content, whitepaper),
      categories: [...whitepaper.tags_es],
      content: withAbsoluteLinks(whitepaper.content_es, origin),
    })),
  });
  feed.headers.set('content-type', 'application/rss+xml; charset=utf-8');
  return feed;
}
