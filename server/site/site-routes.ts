import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { NOT_FOUND_PAGES, resolvePath } from '../../domain/routes.ts';
import { sendPrepared } from './prepared-response.ts';
import type { Site } from './site.ts';

const API = /^\/api(\/|$)/;
/** A client may ask for a whole address, as it would ask a proxy (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const MONITORING: readonly string[] = ['/healthz', '/readyz'];

/** The address under which a request is routed. */
export type Rewriter = (request: IncomingMessage) => string;

/**
 * Rewrites what was asked for to one of the site's own addresses, so that the routes need to know no
 * aliases: a file as it stands, else the canonical page, else the page that says 404. `isDrawn` knows the
 * canonical pages that are drawn on demand. Never throws.
 */
export function createRewriter(site: Site, isDrawn: (path: string) => boolean): Rewriter {
  const isPage = (path: string) => site.pages.has(path) || isDrawn(path);
  return ({ url: target = '/' }) => {
    const url = target.replace(ORIGIN, '') || '/';
    const [path = '/'] = url.split('?', 1);
    // The router refuses what cannot be decoded before any hook runs, and no API address needs decoding.
    if (API.test(path)) return path.includes('%') ? '/api/' : url;
    if (MONITORING.includes(path) || site.assets.has(path)) return url;
    const { page } = resolvePath(path, isPage);
    return (isPage(page) ? page : NOT_FOUND_PAGES.home) + url.slice(path.length);
  };
}

/** One route for each prerendered page and each file. */
export function siteRoutes(app: FastifyInstance, { pages, assets }: Site): void {
  for (const [address, answer] of [...pages, ...assets]) {
    // A colon begins a parameter unless it is doubled.
    app.get(address.replaceAll(':', '::'), (request, reply) => sendPrepared(request, reply, answer));
  }
}
