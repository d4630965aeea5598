import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../domain/site/url-parts.ts';
import type { CurrentContent } from '../content/current-content.ts';
import type { SendUnavailable } from '../http/prepared-response.ts';
import { refuse } from '../http/refusal.ts';
import { TooBusy } from '../http/render-queue.ts';
import type { SitePages } from './site-pages.ts';
import { ANY_PAGE } from './site-routes.ts';

const METHODS = ['GET', 'HEAD', 'POST'] as const;

/** `Retry-After` while the render queue is full, in seconds. */
const BUSY_RETRY_AFTER_S = 5;

/**
 * Responds to unknown routes before the body is read: 405 with `Allow` when the path is a page or has other methods,
 * otherwise 404. Both are JSON; unknown pages never get here, because their URL is rewritten to the 404 page.
 */
export function rejectUnknownRoutes(
  app: FastifyInstance,
  content: CurrentContent,
  pages: Pick<SitePages, 'has' | 'redirect'>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const url = pathOf(request.url);
    const isShown = () => pages.has(url) || pages.redirect(url) !== undefined;
    if (!request.is404 && (request.routeOptions.url !== ANY_PAGE || isShown())) return done();
    const isRoute = (method: string) => app.hasRoute({ method, url: url.replaceAll(':', '::') });
    const allowed = METHODS.filter((method) => isRoute(method) || (method !== 'POST' && isShown()));
    const { notFound, method } = content().requestProblems;
    if (allowed.length === 0) return refuse(reply, 404, notFound);
    return refuse(reply.header('allow', allowed.join(', ')), 405, method);
  });
}

/** Sends the static error page: 503 while the render queue is full, 500 and a log entry for anything else. */
export function setErrorHandler(app: FastifyInstance, unavailable: SendUnavailable): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof TooBusy) return unavailable(request, reply.header('retry-after', BUSY_RETRY_AFTER_S), 503);
    request.log.error({ err: error }, 'request failed');
    return unavailable(request, reply, 500);
  });
}
