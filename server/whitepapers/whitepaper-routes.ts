import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '../../domain/routes.ts';
import { isSlug, type Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import { paginate } from '../../domain/whitepapers/whitepaper-list.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { addSources } from '../http/content-policy.ts';
import { compressBody } from '../site/encoding.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from '../site/prepared-response.ts';
import type { RenderQueue } from '../site/render-queue.ts';
import { createRenderedPages, type Render, type RenderedPages } from '../site/rendered-pages.ts';
import type { WhitepaperSource } from './whitepaper-source.ts';

/** Brotli quality of the API's response, compressed once for each change of the list. */
const QUALITY = 5;
const RETRY_AFTER_S = 5;

const MACHINE_READ: readonly string[] = [routes.whitepaperFeed, routes.whitepaperSitemap];
const FIXED: readonly string[] = [routes.whitepapers, routes.sitemap, ...MACHINE_READ];
const WHITEPAPER = routes.whitepaper(':slug');

const slugOf = (path: string) => /^\/whitepaper\/([^/]+)$/.exec(path)?.[1] ?? '';

/** Whether a path is a page about whitepapers. Without a list every valid slug may be one. */
export function isWhitepaperPage(source: WhitepaperSource, path: string): boolean {
  if (FIXED.includes(path)) return true;
  const slug = slugOf(path);
  return isSlug(slug) && (source.list()?.some(({ slug_es }) => slug_es === slug) ?? true);
}

/** Whether a path has the form of a whitepaper's while there is no list to tell if it exists. */
export const isUnlistedWhitepaper = (source: WhitepaperSource, path: string): boolean =>
  source.list() === undefined && slugOf(path) !== '';

const sayNotReady = (reply: FastifyReply) =>
  reply.code(503).headers({ 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' });

type RouteDeps = RenderDeps & { readonly content: CurrentContent };

type RenderDeps = {
  readonly render: Render;
  readonly queue: RenderQueue;
  readonly storageUrl: string | undefined;
};

/** The list, each whitepaper, RSS, sitemaps and API; cached until the list changes. */
export function whitepaperRoutes(
  app: FastifyInstance,
  source: WhitepaperSource,
  { content, ...deps }: RouteDeps,
): void {
  const pagesOf = memoizeByList(source, (list) => openPages(list, deps));
  const apiOf = memoizeByList(source, prepareApi);

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (source.list()) return pagesOf().send(request, reply);
    void source.refresh();
    // A feed reader would take an empty feed for the current one; a page can tell that the list is loading, and retry.
    const { url: page = '' } = request.routeOptions;
    if (MACHINE_READ.includes(page)) return sayNotReady(reply).send();
    // Until a list is loaded, a slug may not exist; the list page and the sitemap always exist.
    if (page === WHITEPAPER)
      return pagesOf().sendUncached(request, sayNotReady(reply), {}, { priority: 'unlinkedPage' });
    return pagesOf().sendUncached(request, reply, {}, { priority: 'linkedPage' });
  };
  for (const page of [...FIXED, WHITEPAPER]) app.get(page, sendPage);

  // The address contains the agency's name, and routes cannot be added later: a new name has it after the next start.
  app.get(routes.whitepapersApi(content().company.name), async (request, reply) => {
    if (!source.list()) await source.refresh();
    if (source.list()) return sendPrepared(request, reply, await apiOf());
    return sayNotReady(reply).send({ data: [] });
  });
}

function openPages(list: readonly Whitepaper[], { storageUrl, ...deps }: RenderDeps): RenderedPages {
  return createRenderedPages({
    ...deps,
    addressOf: (url) => canonicalAddress(url, list),
    priorityOf: () => 'linkedPage',
    locals: { whitepapers: { list, storageUrl } },
    adaptPolicy: (policy) => (storageUrl ? addSources(policy, { 'img-src': [new URL(storageUrl).origin] }) : policy),
  });
}

/** Only the list depends on its query: one address for each existing tag and page. */
function canonicalAddress(url: string, list: readonly Whitepaper[]): string {
  const [path = '', query] = url.split('?');
  if (path !== routes.whitepapers) return path;
  return routes.whitepaperList(paginate(list, new URLSearchParams(query)));
}

const NONE: readonly Whitepaper[] = [];

/** Caches the result of `compute` until the source has another list. */
function memoizeByList<Result>(
  source: WhitepaperSource,
  compute: (list: readonly Whitepaper[]) => Result,
): () => Result {
  let cached: { readonly list: readonly Whitepaper[]; readonly result: Result } | undefined;
  return () => {
    const list = source.list() ?? NONE;
    if (cached?.list !== list) cached = { list, result: compute(list) };
    return cached.result;
  };
}

/** The API's response, without the fields of our own feed (docs/contract.md#get-apiv1product-news). */
async function prepareApi(list: readonly Whitepaper[]): Promise<PreparedResponse> {
  const data = list.map(({ title_es, slug_es, tags_es, content_es, featured_img, created_at }) => ({
    title_es,
    slug_es,
    tags_es,
    content_es,
    featured_img,
    created_at,
  }));
  const bodies = await compressBody(Buffer.from(JSON.stringify({ data })), QUALITY);
  return prepareResponse(bodies, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
}
