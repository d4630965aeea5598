import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { company } from '../content/company.ts';
import { serverFailure } from '../content/messages.ts';
import { mailHref } from '../domain/routes.ts';
import { refuse } from './contact/api-routes.ts';

const METHODS = ['GET', 'HEAD', 'POST'] as const;

const FAILURE_PAGE = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${serverFailure.title} · ${company.name}</title>
<h1>${serverFailure.title}</h1>
<p>${serverFailure.text} <a href="${mailHref(company.email)}">${company.email}</a>.</p>
</html>
`;

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

/** Answers a bug with a small page that offers the agency's address. The log has the details. */
export function answerBugs(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    request.log.error({ err: error }, 'request failed');
    return reply
      .code(500)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(FAILURE_PAGE);
  });
}
