import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes, readNext } from '../../../domain/desk/desk-routes.ts';
import { withoutDone } from '../../../domain/desk/done.ts';
import { readInboxFilter, withFilter } from '../../../domain/desk/inbox-filter.ts';
import type { DeskNotice } from '../../../domain/desk/views.ts';
import { MOST_BYTES } from '../../http/rest-of-body.ts';
import { readCookie } from '../cookies.ts';
import type { DeskPart } from '../desk.ts';
import { readTyped } from '../desk-post.ts';
import { type DeskSession, findSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser's session, if it is signed in; set on the desk's routes only. */
    deskSession?: DeskSession | undefined;
  }
}

/** Redirects browsers that are not signed in to the sign-in page, and from there to the requested page. */
export function requireSession(scope: FastifyInstance, { store, key, clock, pages }: DeskPart): void {
  const find = async (request: FastifyRequest) => {
    const token = readCookie(request, 'session');
    return token ? await findSession({ store, key }, token, clock.now()) : undefined;
  };
  /** The last long form that came without a session. */
  let long: FastifyRequest | undefined;
  scope.addHook('onRequest', async (request, reply) => {
    // A store that fails now does so again below, where what was typed is kept.
    const session = await find(request).catch(() => null);
    request.deskSession = session ?? undefined;
    if (session !== undefined || !isLong(request)) return;
    // One whose connection broke before it got here has no `close` to come.
    if (long && !long.raw.socket.destroyed) return pages.notice(request, reply.header('retry-after', '5'), 503, 'busy');
    long = request;
    reply.raw.once('close', () => {
      if (long === request) long = undefined;
    });
  });
  // After the body has been read, because a note that cannot be saved is shown again. Fails if the store does.
  scope.addHook('preHandler', async (request, reply) => {
    request.deskSession ??= await find(request);
    if (request.deskSession) return;
    const page = pageOf(request);
    if (isFromElsewhere(request)) return pages.notice(request, reply, 200, 'arriving', { onwards: withoutDone(page) });
    const signIn = deskRoutes.signInThen(page);
    const notice = noticeOf(request);
    return notice ? pages.notice(request, reply, 403, notice, { signIn }) : reply.redirect(signIn, 303);
  });
}

/**
 * Whether a body may be longer than any but that of a very long guide. Without a session these are read one at a time: a
 * few that a stranger sends at once would take all memory.
 */
const isLong = (request: FastifyRequest) =>
  !hasPhotos(request) &&
  (Number(request.headers['content-length']) > MOST_BYTES || request.headers['transfer-encoding'] !== undefined);

const hasPhotos = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false;

/** What is said of a form that is not saved; undefined for one that has buttons only. */
function noticeOf(request: FastifyRequest): DeskNotice | undefined {
  if (hasPhotos(request)) return 'endedPhotos';
  return readTyped(request).again === undefined ? undefined : 'ended';
}

/** The requested page, or for a form of the list or of a lead the page that contains it; with the list's filter. */
function pageOf({ method, url, params, query }: FastifyRequest): string {
  const { reference } = params as { readonly reference?: string };
  // The forms of the content are sent to the address of their page, but for the one of a file's address.
  const page = url.replace(deskRoutes.moveContent(''), deskRoutes.contentFile(''));
  if (method !== 'POST' || url.startsWith(deskRoutes.content)) return readNext(page);
  return readNext(withFilter(reference ? deskRoutes.lead(reference) : deskRoutes.inbox, readInboxFilter(query)));
}

/**
 * True for a link in an email or on another site: the browser omits the strict cookie. It gets a page that requests the
 * address again, now with the cookie.
 */
const isFromElsewhere = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] === 'cross-site';
