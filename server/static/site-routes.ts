import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { NOT_FOUND_PAGES, resolvePath } from '../../domain/routes.ts';
import { sendPrepared } from './prepared-answer.ts';
import type { RenderedPages } from './rendered-pages.ts';
import type { Site } from './site.ts';

const API = /^\/api(\/|$)/;
const MONITORING: readonly string[] = ['/healthz', '/readyz'];

/** The address under which a request is routed. */
export type Rewriter = (request: IncomingMessage) => string;

/**
 * Rewrites what was asked for to one of the site's own addresses, so that the routes need to know no
 * aliases: a file as it stands, else the canonical page, else the page that says 404. Never throws.
 */
export function createRewriter(site: Site, onDemandPages: readonly string[]): Rewriter {
  const isPage = (path: string) => site.pages.has(path) || onDemandPages.includes(path);
  return ({ url = '/' }) => {
    const [path = '/'] = url.split('?', 1);
    // The router refuses what cannot be decoded before any hook runs, and no API address needs decoding.
    if (API.test(path)) return path.includes('%') ? '/api/' : url;
    if (MONITORING.includes(path) || site.assets.has(path)) return url;
    const { page } = resolvePath(path, isPage);
    return (isPage(page) ? page : NOT_FOUND_PAGES.home) + url.slice(path.length);
  };
}

/** One route for each prerendered page, each page drawn on demand and each file. */
export function siteRoutes(
  app: FastifyInstance,
  site: Site,
  onDemandPages: readonly string[],
  rendered: RenderedPages,
): void {
  for (const [address, answer] of [...site.pages, ...site.assets]) {
    // A colon begins a parameter unless it is doubled.
    app.get(address.replaceAll(':', '::'), (request, reply) => sendPrepared(request, reply, answer));
  }
  for (const page of onDemandPages) {
    app.get(page, (request, reply) => rendered.send(request, reply));
  }
}
