import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../contact/routes/api-routes.ts';
import { TooBusy } from '../site/render-queue.ts';
import type { SendUnavailable } from './unavailable.ts';

const METHODS = ['GET', 'HEAD', 'POST'] as const;

/** When a visitor is asked to come back because too many pages wait to be drawn, in seconds. */
const RETRY_AFTER_S = 5;

/**
 * Answers what no route takes, before its body is read: 405 where another method would do, otherwise 404
 * as JSON; unknown pages never get here, they have been rewritten to the 404 page.
 */
export function refuseUnrouted(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const [url = ''] = request.url.split('?', 1);
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url: url.replaceAll(':', '::') }));
    if (allowed.length === 0) return refuse(reply, 404, 'notFound');
    return refuse(reply.header('allow', allowed.join(', ')), 405, 'method');
  });
}

/**
 * Answers a bug, and a page that cannot be drawn soon, with the page that asks to come back or to write. The log has the
 * details of a bug.
 */
export function answerBugs(app: FastifyInstance, unavailable: SendUnavailable): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof TooBusy) return unavailable(request, reply.header('retry-after', RETRY_AFTER_S), 503);
    request.log.error({ err: error }, 'request failed');
    return unavailable(request, reply, 500);
  });
}
