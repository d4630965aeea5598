import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK_PAGES, type DeskNotice, type DeskView, type DeskViews } from '../../domain/desk/views.ts';
import { AddressLimit } from '../contact/intake/address-limit.ts';
import type { SendUnavailable } from '../http/unavailable.ts';
import type { RenderQueue } from '../site/render-queue.ts';
import { createRenderedPages, type Render } from '../site/rendered-pages.ts';
import { deskPolicy } from './desk-headers.ts';

/** Sends the desk's pages. */
export type DeskPages = {
  /** Renders the page of a view with the status of `reply`. Throws what rendering throws, and TooBusy. */
  readonly show: <View extends DeskView>(
    request: FastifyRequest,
    reply: FastifyReply,
    view: View,
    value: DeskViews[View],
  ) => Promise<FastifyReply>;
  /** Sends a page with this status that says why the requested one is not shown. */
  readonly notice: (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    notice: DeskNotice,
  ) => Promise<FastifyReply>;
};

export type DeskRendering = {
  readonly render: Render;
  readonly queue: RenderQueue;
  readonly unavailable: SendUnavailable;
};

/**
 * Opens the pages of the desk; each is rendered for its request and never cached. Without a session, an address gets a
 * limited number of them. `now` returns milliseconds.
 */
export function openDeskPages({ unavailable, ...rendering }: DeskRendering, now: () => number): DeskPages {
  const pages = createRenderedPages({
    ...rendering,
    addressOf: (url) => url,
    priorityOf: () => 'formResponse',
    adaptPolicy: deskPolicy,
  });
  const strangers = new AddressLimit(now);
  const show: DeskPages['show'] = async (request, reply, view, value) => {
    const isSignedIn = request.deskSession !== undefined;
    const waitS = isSignedIn ? undefined : strangers.count(request.ip);
    if (waitS !== undefined) return unavailable(request, reply.header('retry-after', waitS), 429);
    // Pages for strangers must not delay the response to a visitor's message.
    const priority = isSignedIn ? 'formResponse' : 'unlinkedPage';
    return pages.sendUncached(request, reply, { desk: { [view]: value } }, { page: DESK_PAGES[view], priority });
  };
  return {
    show,
    notice: (request, reply, status, notice) =>
      show(request, reply.code(status), 'notice', { notice, signedIn: Boolean(request.deskSession) }),
  };
}
