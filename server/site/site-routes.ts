import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isNotFoundPage, NOT_FOUND_PAGES, normalizePath, resolvePath } from '../../domain/routes.ts';
import { MONITORING_PATHS } from '../../domain/site/monitoring-paths.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { sendPrepared } from './prepared-response.ts';
import type { Site } from './site.ts';

const API = /^\/api(\/|$)/;
/** Requests may have an absolute URL as target (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** Longest query that a redirect repeats: it is sent in a header, and a proxy limits those. */
const LONGEST_QUERY = 500;

/** Returns the address under which Fastify routes a request. */
export type Rewriter = (request: Pick<IncomingMessage, 'url'>) => string;

/**
 * Rewrites requests to canonical addresses before routing, so that routes need no aliases: files unchanged, then pages,
 * then redirected paths, then the not-found page. `isRendered` tells which paths are rendered on demand. Never throws.
 */
export function createRewriter(site: Site, content: CurrentContent, isRendered: (path: string) => boolean): Rewriter {
  const isPage = (path: string) => site.pages.has(path) || isRendered(path);
  return ({ url: target = '/' }) => {
    const url = target.replace(ORIGIN, '') || '/';
    const [path = '/'] = url.split('?', 1);
    // The router rejects undecodable paths before any hook runs, and no API address needs decoding.
    if (API.test(path)) return path.includes('%') ? '/api/' : url;
    if (MONITORING_PATHS.includes(path) || site.assets.has(path)) return url;
    const page = resolvePath(path, isPage, content().catalogue);
    const old = isNotFoundPage(page) ? normalizePath(path) : '';
    const query = url.slice(path.length);
    if (site.redirects.has(old)) return encodeURI(old) + query;
    return (isPage(page) ? page : NOT_FOUND_PAGES.home) + query;
  };
}

/** A route for each prerendered page, each file and each redirected path. */
export function siteRoutes(app: FastifyInstance, { pages, assets, redirects }: Site): void {
  for (const [from, to] of redirects) {
    // The server's own routes win over a redirect.
    if (app.hasRoute({ method: 'GET', url: from })) continue;
    app.get(from, ({ url }, reply) => {
      const sent = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      const query = sent.length <= LONGEST_QUERY ? sent : '';
      return reply.header('cache-control', 'public, max-age=3600').redirect(encodeURI(to) + query, 308);
    });
  }
  for (const [address, response] of [...pages, ...assets]) {
    // Fastify reads a single colon as a parameter.
    app.get(address.replaceAll(':', '::'), (request, reply) => sendPrepared(request, reply, response));
  }
}
