import type { Content } from '../../domain/content/content.ts';
import { fill } from '../../domain/content/fill.ts';
import type { WhitepapersWords } from '../../domain/content/pages/whitepapers.ts';
import { excerpt } from '../../domain/excerpt.ts';
import { routes } from '../../domain/routes.ts';
import { present } from '../../domain/site/optional-pages.ts';
import { slugify } from '../../domain/site/slug.ts';
import { storedPictureHref } from '../../domain/site/stored-picture.ts';
import { plainText, readArticle } from '../../domain/whitepapers/article.ts';
import type { Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import { type ListPage, nearbyPages, paginate } from '../../domain/whitepapers/whitepaper-list.ts';
import type { Post } from '../sections/whitepapers/WhitepaperGrid.tsx';
import { readBreadcrumbs } from './breadcrumbs.ts';
import { article as describeArticle, personOf } from './structured-data.ts';

type Whitepapers = App.Locals['whitepapers'];

/** Maximum in characters; search engines truncate longer descriptions. */
const DESCRIPTION_LENGTH = 155;

/** How many whitepapers, of thousands that a news host may have, are listed for programs, which keep older ones themselves. */
export const NEWEST = 50;

/** What the list page shows for a query; undefined while the whitepapers are not available. */
export function readListPage(content: Content, whitepapers: Whitepapers, query: URLSearchParams) {
  if (!whitepapers) return undefined;
  const words = present(content.whitepapers);
  const list = paginate(whitepapers.list, query);
  const { tag, page, shown } = list;
  return {
    seo: listSeo(words, list),
    // For search engines, a list filtered by tag is a duplicate of the whole list.
    path: routes.whitepaperList({ page: tag ? 1 : page }),
    posts: shown.map((whitepaper) => listPost(whitepaper, whitepapers.storageUrl)),
    tagLinks: tagLinks(words, list),
    pageLinks: pageLinks(list),
  };
}

function listSeo(words: WhitepapersWords, { tag, tags, page, pageCount }: ListPage) {
  const name = tags.find(({ slug }) => slug === tag)?.name;
  const parts = [
    name ? fill(words.tagTitle, { tag: name }) : words.seo.title,
    ...(page > 1 ? [fill(words.pages.position, { page, of: pageCount })] : []),
  ];
  return { ...words.seo, title: parts.join(', ') };
}

function tagLinks(words: WhitepapersWords, { tags, tag }: ListPage) {
  const all = { label: words.tags.all, href: routes.whitepapers, current: !tag };
  const each = tags.map(({ name, slug }) => ({
    label: name,
    href: routes.whitepaperList({ tag: slug }),
    current: slug === tag,
  }));
  return each.length > 0 ? [all, ...each] : [];
}

function pageLinks(list: ListPage) {
  return nearbyPages(list).map((page, index, pages) => ({
    label: page - (pages[index - 1] ?? 0) > 1 ? `… ${page}` : String(page),
    href: routes.whitepaperList({ tag: list.tag, page }),
    current: page === list.page,
  }));
}

/** What the page of a whitepaper shows, including the next one to read; undefined if there is no such whitepaper. */
export function readWhitepaper(content: Content, whitepapers: Whitepapers, slug: string | undefined) {
  const place = whitepapers?.list.findIndex(({ slug_es }) => slug_es === slug) ?? -1;
  const whitepaper = whitepapers?.list[place];
  if (!whitepapers || !whitepaper) return undefined;
  const article = readArticle(whitepaper.content_es);
  const { title_es: title, created_at: date, picture, tags_es, keywords_es: keywords = tags_es } = whitepaper;
  const next = whitepapers.list[(place + 1) % whitepapers.list.length];
  const description = describe(content, whitepaper);
  const stored = imageOf(whitepaper, whitepapers.storageUrl);
  return {
    seo: { title, description, keywords },
    image: stored,
    // Whitepapers of a news host have no share picture, and use that of the list.
    sharePath: picture ? routes.whitepaper(whitepaper.slug_es) : routes.whitepapers,
    graph: (origin: string, image: string) => [describeArticle(content, origin, whitepaper, description, image)],
    head: {
      title,
      date,
      author: personOf(content, whitepaper) || content.company.name,
      picture,
      minutes: article.minutes,
      tags: tags_es.map((label) => ({ label, href: routes.whitepaperList({ tag: slugify(label) }) })),
      image: stored,
      seed: routes.whitepaper(whitepaper.slug_es),
      breadcrumbs: readBreadcrumbs(content, routes.whitepaper(whitepaper.slug_es), title),
    },
    article,
    next: next && next !== whitepaper ? listPost(next, whitepapers.storageUrl) : undefined,
  };
}

/** The description of a whitepaper, the beginning of its text, or else the description of the list. */
export const describe = ({ whitepapers }: Content, { description_es, content_es }: Whitepaper): string =>
  description_es || excerpt(plainText(content_es), DESCRIPTION_LENGTH) || present(whitepapers).seo.description;

function listPost(whitepaper: Whitepaper, storageUrl: string | undefined): Post {
  const { title_es: title, slug_es, created_at, picture } = whitepaper;
  return { title, href: routes.whitepaper(slug_es), created_at, picture, image: imageOf(whitepaper, storageUrl) };
}

/** Address of a picture on the storage host; undefined without a picture or without a host. */
function imageOf({ featured_img }: Whitepaper, storageUrl: string | undefined): string | undefined {
  return featured_img && storageUrl ? storedPictureHref(featured_img, storageUrl) : undefined;
}
