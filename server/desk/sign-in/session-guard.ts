import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes, readNext } from '../../../domain/desk/desk-routes.ts';
import { isFields } from '../../contact/intake/fields.ts';
import { readCookie } from '../cookies.ts';
import type { DeskPart } from '../desk.ts';
import { type DeskSession, findSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a signed-in browser, on the desk's routes alone. */
    deskSession?: DeskSession | undefined;
  }
}

/** Sends browsers that are not signed in to the page that does it, and from there to where they wanted. */
export function requireSession(scope: FastifyInstance, { store, key, clock, pages }: DeskPart): void {
  scope.addHook('onRequest', async (request) => {
    const token = readCookie(request, 'session');
    request.deskSession = token ? await findSession({ store, key }, token, clock.now()) : undefined;
  });
  // After the body was read, because a note that cannot be saved is shown again.
  scope.addHook('preHandler', async (request, reply) => {
    if (request.deskSession) return;
    if (isFromElsewhere(request)) {
      return pages.show(request, reply, 'notice', { notice: 'arriving', signedIn: false, onwards: request.url });
    }
    const signIn = deskRoutes.signInThen(pageOf(request));
    const note = isFields(request.body) ? request.body['nota'] : undefined;
    if (typeof note !== 'string' || note === '') return reply.redirect(signIn, 303);
    return pages.show(request, reply.code(403), 'notice', {
      notice: 'ended',
      signedIn: false,
      unsaved: { note, signIn },
    });
  });
}

/** The requested page; of a lead's form, the page that it is on. */
function pageOf({ method, url, params }: FastifyRequest): string {
  const { reference } = params as { readonly reference?: string };
  if (method === 'POST') return reference ? deskRoutes.lead(reference) : deskRoutes.inbox;
  return readNext(url.split('?', 1)[0]);
}

/**
 * A link in an email or another site: the browser keeps the strict cookie back. The page that it gets instead leads it on,
 * and then the cookie comes.
 */
const isFromElsewhere = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] === 'cross-site';
