import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { company } from '../../content/company.ts';
import { routes } from '../../domain/routes.ts';
import { isSlug, type Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import { browse } from '../../domain/whitepapers/whitepaper-list.ts';
import { addSources } from '../http/content-policy.ts';
import { compressBody } from '../site/encoding.ts';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../site/prepared-response.ts';
import type { DrawingQueue } from '../site/render-queue.ts';
import { createRenderedPages, type Render, type RenderedPages } from '../site/rendered-pages.ts';
import type { News } from './whitepaper-source.ts';

/** Brotli's quality for what is compressed once per change of the news. */
const QUALITY = 5;
const RETRY_AFTER_S = 5;

const MACHINE_READ: readonly string[] = [routes.newsFeed, routes.newsSitemap];
const FIXED: readonly string[] = [routes.whitepapers, routes.sitemap, ...MACHINE_READ];
const WHITEPAPER = routes.whitepaper(':slug');

/** Whether the address is a whitepaper's, or may be one: while there are no news, nobody knows. */
export function isNewsPage(news: News, path: string): boolean {
  if (FIXED.includes(path)) return true;
  const slug = /^\/whitepaper\/([^/]+)$/.exec(path)?.[1] ?? '';
  return isSlug(slug) && (news.documents()?.some(({ slug_es }) => slug_es === slug) ?? true);
}

const sayNotYet = (reply: FastifyReply) =>
  reply.code(503).headers({ 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' });

type Drawing = {
  readonly render: Render;
  readonly queue: DrawingQueue;
  readonly storageUrl: string | undefined;
};

/** The list, each whitepaper, the feed, the sitemaps and the API: all made from the same list in memory, and kept until it changes. */
export function newsRoutes(app: FastifyInstance, news: News, drawing: Drawing): void {
  const pagesOf = remakeOnChange(news, (documents) => openPages(documents, drawing));
  const apiOf = remakeOnChange(news, prepareApi);

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (news.documents()) return pagesOf().send(request, reply);
    void news.refresh();
    // A program that reads the feed must not take it for an empty one; a page says what it waits for, and asks again.
    const { url: page = '' } = request.routeOptions;
    if (MACHINE_READ.includes(page)) return sayNotYet(reply).send();
    // Whether there is such a document is not known; that there is a list, is.
    return pagesOf().sendOnce(request, page === WHITEPAPER ? sayNotYet(reply) : reply, {}, 'variant');
  };
  for (const page of [...FIXED, WHITEPAPER]) app.get(page, sendPage);

  app.get(routes.newsApi(company.name), async (request, reply) => {
    if (!news.documents()) await news.refresh();
    if (news.documents()) return sendPrepared(request, reply, await apiOf());
    return sayNotYet(reply).send({ data: [] });
  });
}

function openPages(documents: readonly Whitepaper[], { storageUrl, ...drawing }: Drawing): RenderedPages {
  return createRenderedPages({
    ...drawing,
    addressOf: (url) => canonicalAddress(url, documents),
    urgencyOf: () => 'page',
    locals: { news: { documents, storageUrl } },
    adaptPolicy: (policy) => (storageUrl ? addSources(policy, { 'img-src': [new URL(storageUrl).origin] }) : policy),
  });
}

/** The list is drawn for each tag and page that there is; every other address as if nothing had been asked of it. */
function canonicalAddress(url: string, documents: readonly Whitepaper[]): string {
  const [path = '', query] = url.split('?');
  if (path !== routes.whitepapers) return path;
  return routes.whitepaperList(browse(documents, new URLSearchParams(query)));
}

const NONE: readonly Whitepaper[] = [];

/** Keeps what `make` made of the whitepapers until they are others. */
function remakeOnChange<Made>(news: News, make: (documents: readonly Whitepaper[]) => Made): () => Made {
  let from: readonly Whitepaper[] | undefined;
  let made: Made | undefined;
  return () => {
    const now = news.documents() ?? NONE;
    if (made === undefined || now !== from) {
      from = now;
      made = make(now);
    }
    return made;
  };
}

/** The answer of the API: the fields of the feed and no others (docs/contract.md#get-apiv1product-news). */
async function prepareApi(documents: readonly Whitepaper[]): Promise<PreparedAnswer> {
  const data = documents.map(({ title_es, slug_es, tags_es, content_es, featured_img, created_at }) => ({
    title_es,
    slug_es,
    tags_es,
    content_es,
    featured_img,
    created_at,
  }));
  const bodies = await compressBody(Buffer.from(JSON.stringify({ data })), QUALITY);
  return prepareAnswer(bodies, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
}
