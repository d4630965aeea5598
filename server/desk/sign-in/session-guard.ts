import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { readCookie } from '../cookies.ts';
import type { DeskPart } from '../desk.ts';
import { type DeskSession, findSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a signed-in browser, on the desk's routes alone. */
    deskSession?: DeskSession | undefined;
  }
}

/** Sends browsers that are not signed in to the page that does it. */
export function requireSession(scope: FastifyInstance, { store, key, clock, pages }: DeskPart): void {
  scope.addHook('onRequest', async (request, reply) => {
    const token = readCookie(request, 'session');
    request.deskSession = token ? await findSession({ store, key }, token, clock.now()) : undefined;
    if (request.deskSession) return;
    if (isFromElsewhere(request)) {
      return pages.show(request, reply, 'notice', { notice: 'arriving', signedIn: false, onwards: request.url });
    }
    return reply.redirect(deskRoutes.signIn, 303);
  });
}

/**
 * A link in an email or another site: the browser keeps the strict cookie back. The page that it gets instead leads it on,
 * and then the cookie comes.
 */
const isFromElsewhere = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] === 'cross-site';
