import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes, readNext } from '../../../domain/desk/desk-routes.ts';
import { isFields } from '../../contact/intake/fields.ts';
import { readCookie } from '../cookies.ts';
import type { DeskPart } from '../desk.ts';
import { type DeskSession, findSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser's session, if it is signed in; set on the desk's routes only. */
    deskSession?: DeskSession | undefined;
  }
}

/** Redirects browsers that are not signed in to the sign-in page, and from there to the requested page. */
export function requireSession(scope: FastifyInstance, { store, key, clock, pages }: DeskPart): void {
  scope.addHook('onRequest', async (request) => {
    const token = readCookie(request, 'session');
    request.deskSession = token ? await findSession({ store, key }, token, clock.now()) : undefined;
  });
  // After the body has been read, because a note that cannot be saved is shown again.
  scope.addHook('preHandler', async (request, reply) => {
    if (request.deskSession) return;
    if (isFromElsewhere(request)) {
      return pages.show(request, reply, 'notice', { notice: 'arriving', signedIn: false, onwards: request.url });
    }
    const signIn = deskRoutes.signInThen(pageOf(request));
    const note = isFields(request.body) ? request.body['nota'] : undefined;
    if (typeof note !== 'string') return reply.redirect(signIn, 303);
    return pages.show(request, reply.code(403), 'notice', {
      notice: 'ended',
      signedIn: false,
      unsaved: { note, signIn },
    });
  });
}

/** The requested page, or for a lead's form the page that contains it. */
function pageOf({ method, url, params }: FastifyRequest): string {
  const { reference } = params as { readonly reference?: string };
  if (method === 'POST') return reference ? deskRoutes.lead(reference) : deskRoutes.inbox;
  return readNext(url.split('?', 1)[0]);
}

/**
 * True for a link in an email or on another site: the browser omits the strict cookie. It gets a page that requests the
 * address again, now with the cookie.
 */
const isFromElsewhere = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] === 'cross-site';
