import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { Basics } from '../basics.ts';
import type { Env } from '../config/env.ts';
import type { AddressKey } from '../contact/intake/address-key.ts';
import type { ReadRefusal } from '../content/published-content.ts';
import type { Editor } from '../editor/editor.ts';
import { type RenderQueue, TooBusy } from '../http/render-queue.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { AgencyMail } from '../mail/mail.ts';
import type { Transport } from '../outbox/transport.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { RenderNow } from '../site/rendered-pages.ts';
import type { SitePages } from '../site/site-pages.ts';
import { expectStoreFile } from '../store/sqlite.ts';
import type { WhitepaperSource } from '../whitepapers/whitepaper-source.ts';
import { readAttention } from './attention.ts';
import { addDeskHeaders } from './desk-headers.ts';
import { type DeskPages, openDeskPages } from './desk-pages.ts';
import { readDeskForms } from './desk-post.ts';
import { editorRoutes } from './editor/editor-routes.ts';
import { figuresRoutes } from './figures/figures-routes.ts';
import type { ErasePerson } from './inbox/erase-in-thread.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { leadRoutes } from './inbox/lead-routes.ts';
import { notesRoutes } from './inbox/notes-routes.ts';
import { type DeskKey, openDeskKey } from './sign-in/desk-key.ts';
import { requireSession } from './sign-in/session-guard.ts';
import { deviceRoutes, signInRoutes } from './sign-in/sign-in-routes.ts';

export type DeskDeps = Basics & {
  readonly env: Env;
  readonly refusedContent?: ReadRefusal | undefined;
  readonly addressKey: AddressKey;
  /** Call after a delivery is enqueued. */
  readonly onSaved: () => void;
  /** Transports for codes; by default those of the settings. */
  readonly codeTransports?: readonly Transport<AgencyMail>[] | undefined;
  /** By default runs in its own thread. */
  readonly erase?: ErasePerson | undefined;
  /** Without it, the desk changes no content. */
  readonly editor?: Editor | undefined;
  readonly renderShown: SitePages['renderShown'];
  readonly whitepapers: Pick<WhitepaperSource, 'prepare'>;
  readonly queue: RenderQueue;
  readonly pictures: Pick<Pictures, 'accept'>;
};
export type DeskPart = DeskDeps & { readonly pages: DeskPages; readonly key: DeskKey };

/** `Retry-After` while the store is unavailable, in seconds. */
const RETRY_AFTER_S = 5;

/** The owner's desk, in a Fastify scope of its own, so that its headers, checks and error pages apply to no other route. */
export async function desk(
  app: FastifyInstance,
  { render, ...deps }: DeskDeps & { readonly render: RenderNow },
): Promise<void> {
  const attention = () => readAttention(deps.store, deps.clock.now(), deps.refusedContent?.() !== undefined);
  const pages = openDeskPages({ render, queue: deps.queue, attention });
  const part: DeskPart = { ...deps, pages, key: openDeskKey(deps.store) };
  app.decorateRequest('deskSession');
  await app.register(async (scope) => {
    addDeskHeaders(scope);
    scope.addHook('onRequest', async (request, reply) => {
      if (!isPrivateConnection(request)) return pages.notice(request, reply, 403, 'insecure');
      // Before the body is read, signed in or not.
      const isForeign = request.method === 'POST' && !isSameOrigin(request, deps.env.SITE_URL);
      if (isForeign) return pages.notice(request, reply, 403, 'origin');
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => explain(pages, error, request, reply));
    readDeskForms(scope);
    // After the body has been read, so that the notice contains a note that cannot be saved.
    scope.addHook('preHandler', async () => expectStoreFile(part.store));
    signInRoutes(scope, part);
    await scope.register(async (inside) => {
      requireSession(inside, part);
      inboxRoutes(inside, part);
      figuresRoutes(inside, part);
      leadRoutes(inside, part);
      notesRoutes(inside, part);
      deviceRoutes(inside, part);
      if (part.editor) await inside.register(editorRoutes, { ...part, editor: part.editor });
      else inside.get(deskRoutes.content, (request, reply) => pages.notice(request, reply, 404, 'noEditor'));
      inside.get(`${deskRoutes.inbox}/*`, (request, reply) => pages.notice(request, reply, 404, 'notFound'));
    });
  });
}

/** PostgreSQL's code for a text that contains NUL, which no page sends. */
const NUL_REFUSED = '22021';

function explain(pages: DeskPages, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof TooBusy) throw error;
  // A connection that breaks during an upload is no failure of the desk.
  const isBroken = error === request.raw.errored;
  if (isBroken) request.log.info({ page: request.routeOptions.url }, 'upload broken off');
  const status = isBroken || error.code === NUL_REFUSED ? 400 : (error.statusCode ?? 503);
  if (status < 500) return pages.notice(request, reply, status, status === 404 ? 'notFound' : 'malformed');
  request.log.error({ err: error, page: request.routeOptions.url }, 'desk failed');
  return pages.notice(request, reply.header('retry-after', RETRY_AFTER_S), 503, 'unavailable');
}

const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/**
 * Whether the connection keeps a code and a session secret: HTTPS, directly or as reported by a trusted proxy, or a
 * browser on this machine that uses a loopback name.
 */
function isPrivateConnection({ protocol, hostname, ip }: FastifyRequest): boolean {
  return protocol === 'https' || (LOOPBACK_NAME.test(hostname) && LOOPBACK_ADDRESS.test(ip));
}
