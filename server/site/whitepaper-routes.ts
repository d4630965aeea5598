import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { memoize } from '../../domain/memoize.ts';
import { NOT_FOUND_PAGES, routes } from '../../domain/routes.ts';
import { pathOf } from '../../domain/site/url-parts.ts';
import type { Whitepaper } from '../../domain/whitepapers/whitepaper.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { compressBody } from '../http/encoding.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts';
import { refuse } from '../http/refusal.ts';
import type { WhitepaperSource } from '../whitepapers/whitepaper-source.ts';
import type { SendOnce } from './rendered-pages.ts';
import type { SitePages } from './site-pages.ts';
import { redirectTo } from './site-routes.ts';

/** Brotli quality of the API's response, compressed once for each change of the list. */
const QUALITY = 5;
const RETRY_AFTER_S = 5;

const MACHINE_READ: readonly string[] = [routes.whitepaperFeed, routes.whitepaperSitemap];
const FIXED: readonly string[] = [routes.whitepapers, routes.sitemap, routes.llms, ...MACHINE_READ];
const WHITEPAPER = routes.whitepaper(':slug');

const notReady = (reply: FastifyReply) =>
  reply.code(503).headers({ 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' });

type RouteDeps = {
  readonly content: CurrentContent;
  readonly pages: Pick<SitePages, 'has' | 'redirect' | 'send'>;
  readonly sendOnce: SendOnce;
};

/** The list, each whitepaper, RSS, sitemaps, `llms.txt` and API. */
export function whitepaperRoutes(
  app: FastifyInstance,
  source: WhitepaperSource,
  { content, pages, sendOnce }: RouteDeps,
): void {
  const apiOf = memoize(prepareApi);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const to = pages.has(path) ? undefined : pages.redirect(path);
    if (to !== undefined) return redirectTo(request, reply, to);
    if (source.list() ?? (await source.prepare(content()))) return pages.send(request, reply);
    void source.refresh();
    // A feed reader would take an empty feed for the current one; a page can tell that the list is loading, and retry.
    const { url: page = '' } = request.routeOptions;
    if (MACHINE_READ.includes(page)) return notReady(reply).send();
    // Until a list is loaded, a slug may not exist; the list page, the sitemap and `llms.txt` always exist.
    if (page === WHITEPAPER) return sendOnce(request, notReady(reply), {}, { priority: 'background' });
    return sendOnce(request, reply, {}, { priority: 'page' });
  };
  for (const page of [...FIXED, WHITEPAPER]) app.get(page, sendPage);
  app.get(NOT_FOUND_PAGES.whitepaper, (request, reply) => pages.send(request, reply));

  // The address contains the agency's name, and routes cannot be added later: a new name has it after the next start.
  app.get(routes.whitepapersApi(content().company.name), async (request, reply) => {
    if (!content().whitepapers) return refuse(reply, 404, content().requestProblems.notFound);
    if (!source.list()) await source.refresh();
    const list = source.list();
    if (list) return sendPrepared(request, reply, await apiOf(list));
    return notReady(reply).send({ data: [] });
  });
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
