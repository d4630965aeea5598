import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { readDone } from '../../domain/desk/done.ts';
import { readInboxFilter } from '../../domain/desk/inbox-filter.ts';
import type { DeskAttention, DeskNotice, DeskView, DeskViews, NoticeView } from '../../domain/desk/views.ts';
import type { RenderQueue } from '../http/render-queue.ts';
import { openUncachedPages, type RenderNow } from '../site/rendered-pages.ts';
import { deskPolicy, guideFormPolicy } from './desk-headers.ts';
import { readTyped } from './desk-post.ts';

/** Thrown for an address with nothing there: the response is a notice with 404. */
export class NotFound extends Error {
  readonly statusCode = 404;
}

/** True for an address that was typed, or opened from a mail program: no form was sent before. */
const isTyped = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] === 'none';

export type DeskPages = ReturnType<typeof openDeskPages>;

type PagesDeps = {
  readonly render: RenderNow;
  readonly queue: RenderQueue;
  /** What the header of a signed-in page shows. */
  readonly attention: () => Promise<DeskAttention>;
};

/** Opens the pages of the desk; each is rendered for its request and never cached. */
export function openDeskPages({ attention, ...rendering }: PagesDeps) {
  const send = openUncachedPages(rendering, deskPolicy);
  const sendGuideForm = openUncachedPages(rendering, guideFormPolicy);
  /** Renders the page of a view with the status of `reply`. Throws what rendering throws, and TooBusy. */
  const show = async <View extends DeskView>(
    request: FastifyRequest,
    reply: FastifyReply,
    view: View,
    value: DeskViews[View],
  ): Promise<FastifyReply> => {
    // A notice may say that the store is unavailable: asking it again would delay the page.
    const isAsked = request.deskSession && view !== 'notice';
    const desk = {
      [view]: value,
      attention: isAsked ? await attention().catch(() => undefined) : undefined,
      done: isAsked && !isTyped(request) ? readDone(request.query) : undefined,
    };
    // Pages for strangers must not delay the response to a visitor's message.
    const priority = request.deskSession ? 'form' : 'page';
    const isGuideForm = 'body' in value && value.body !== undefined;
    return (isGuideForm ? sendGuideForm : send)(request, reply, { desk }, { page: deskRoutes.inbox, priority });
  };
  /** Sends a page with this status that says why the requested one is not shown, with the note that a form contained. */
  const notice = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    reason: DeskNotice,
    ways?: Pick<NoticeView, 'onwards' | 'signIn'>,
  ) => {
    const signedIn = Boolean(request.deskSession);
    const mayEnter = !signedIn && status >= 400 && status < 500 && reason !== 'insecure';
    return show(request, reply.code(status), 'notice', {
      notice: reason,
      signedIn,
      filter: readInboxFilter(request.query),
      ...readTyped(request),
      signIn: mayEnter ? deskRoutes.signIn : undefined,
      ...ways,
    });
  };
  return { show, notice };
}
