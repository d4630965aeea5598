import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotFoundPage, NOT_FOUND_PAGES, normalizePath, resolvePath, routes } from '../../domain/routes.ts';
import { MONITORING_PATHS } from '../../domain/site/monitoring-paths.ts';
import { pathOf } from '../../domain/site/url-parts.ts';
import type { CurrentContent } from '../content/current-content.ts';
import type { Rewriter } from '../http/create-server.ts';
import { sendPrepared } from '../http/prepared-response.ts';
import type { Assets } from './assets.ts';
import { isPicturePath } from './picture-routes.ts';
import type { SitePages } from './site-pages.ts';

const API = /^\/api(\/|$)/;
/** Requests may have an absolute URL as target (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** The route of all pages and redirected paths. */
export const ANY_PAGE = '/*';

/** Longest query that a redirect repeats: it is sent in a header, and a proxy limits those. */
const LONGEST_QUERY = 500;

type Site = { readonly content: CurrentContent; readonly assets: Assets; readonly pages: SitePages };

/**
 * Rewrites requests to canonical addresses before routing, so that routes need no aliases: files unchanged, then pages,
 * then redirected paths, then the not-found page. `isPage` tells which other paths are pages. Never throws.
 */
export function createRewriter({ content, assets, pages }: Site, isPage: (path: string) => boolean): Rewriter {
  const exists = (path: string) => pages.has(path) || isPage(path);
  return ({ url: target = '/' }) => {
    const url = target.replace(ORIGIN, '') || '/';
    const path = pathOf(url);
    // The router rejects undecodable paths before any hook runs, and no API address needs decoding.
    if (API.test(path)) return path.includes('%') ? '/api/' : url;
    if (MONITORING_PATHS.includes(path) || isPicturePath(path) || assets.has(path)) return url;
    const page = resolvePath(path, exists, content().catalogue);
    const query = url.slice(path.length);
    if (isNotFoundPage(page) && pages.redirect(path)) return encodeURI(normalizePath(path)) + query;
    return (exists(page) ? page : NOT_FOUND_PAGES.home) + query;
  };
}

/**
 * A route for each file, and one for the pages and the redirected paths of the current content. Others do not get there
 * (`rejectUnknownRoutes`).
 */
export function siteRoutes(app: FastifyInstance, { assets, pages }: Omit<Site, 'content'>): void {
  for (const [address, response] of assets) {
    // Fastify reads a single colon as a parameter.
    app.get(address.replaceAll(':', '::'), (request, reply) => sendPrepared(request, reply, response));
  }
  app.get(ANY_PAGE, (request, reply) => {
    const path = pathOf(request.url);
    if (pages.has(path)) return pages.send(request, reply);
    return redirectTo(request, reply, pages.redirect(path) ?? routes.home);
  });
}

/** Redirects a request of an old path, with its query. */
export function redirectTo({ url }: FastifyRequest, reply: FastifyReply, to: string): FastifyReply {
  const query = /\?.*/s.exec(url)?.[0] ?? '';
  const sent = query.length <= LONGEST_QUERY ? query : '';
  return reply.header('cache-control', 'public, max-age=3600').redirect(encodeURI(to) + sent, 308);
}

/**
 * Logs the route, or of pages the canonical path, never the URL: a query may hold personal data, and so may a path that
 * is no page.
 */
export function logRequests(app: FastifyInstance, isPage: (path: string) => boolean): void {
  app.addHook('onResponse', ({ method, url, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    const path = pathOf(url);
    const page = routeOptions.url === ANY_PAGE && isPage(path) ? path : routeOptions.url;
    log.info({ method, page, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
}
