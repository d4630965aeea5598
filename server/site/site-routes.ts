import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { NOT_FOUND_PAGES, resolvePath } from '../../domain/routes.ts';
import { sendPrepared } from './prepared-response.ts';
import type { Site } from './site.ts';

const API = /^\/api(\/|$)/;
/** Requests may have an absolute URL as target (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const MONITORING: readonly string[] = ['/healthz', '/readyz'];

/** Returns the address under which Fastify routes a request. */
export type Rewriter = (request: IncomingMessage) => string;

/**
 * Rewrites requests to canonical addresses before routing, so that routes need no aliases: files unchanged, then pages,
 * then the not-found page. `isRendered` tells which paths are rendered on demand. Never throws.
 */
export function createRewriter(site: Site, isRendered: (path: string) => boolean): Rewriter {
  const isPage = (path: string) => site.pages.has(path) || isRendered(path);
  return ({ url: target = '/' }) => {
    const url = target.replace(ORIGIN, '') || '/';
    const [path = '/'] = url.split('?', 1);
    // The router rejects undecodable paths before any hook runs, and no API address needs decoding.
    if (API.test(path)) return path.includes('%') ? '/api/' : url;
    if (MONITORING.includes(path) || site.assets.has(path)) return url;
    const page = resolvePath(path, isPage);
    return (isPage(page) ? page : NOT_FOUND_PAGES.home) + url.slice(path.length);
  };
}

/** A route for each prerendered page and each file. */
export function siteRoutes(app: FastifyInstance, { pages, assets }: Site): void {
  for (const [address, response] of [...pages, ...assets]) {
    // Fastify reads a single colon as a parameter.
    app.get(address.replaceAll(':', '::'), (request, reply) => sendPrepared(request, reply, response));
  }
}
