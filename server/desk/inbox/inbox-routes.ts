import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { inboxHref, readInboxFilter, withFilter } from '../../../domain/desk/inbox-filter.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { exportCsv } from '../../leads/export-leads.ts';
import { resendUndelivered } from '../../leads/requeue.ts';
import { readStoreTime } from '../../store/dialect.ts';
import type { Store } from '../../store/tables.ts';
import { readTroubles } from '../attention.ts';
import type { DeskPart } from '../desk.ts';
import { deskPost } from '../desk-post.ts';
import { readInbox } from './read-inbox.ts';

/** The list of leads, its export, and the button that resends all failed emails. */
export function inboxRoutes(
  scope: FastifyInstance,
  { store, clock, log, pages, onSaved, refusedContent }: DeskPart,
): void {
  scope.get(deskRoutes.inbox, async (request, reply) => {
    const filter = readInboxFilter(request.query);
    const { rows, next } = await readInbox(store, filter);
    return pages.show(request, reply, 'inbox', {
      filter,
      now: await readStoreTime(store, clock.now()),
      rows,
      nextHref: next && inboxHref({ ...filter, after: next }),
      refusedContent: refusedContent?.(),
      ...(await readTroubles(store, clock.now())),
    });
  });

  deskPost(scope, pages, deskRoutes.resendAll, async (_request, reply) => {
    const emails = await resendUndelivered(store, clock.now());
    if (emails > 0) onSaved();
    log.info({ emails }, 'desk resent');
    return reply.redirect(withFilter(deskRoutes.inbox, {}, 'en-cola'), 303);
  });

  scope.get(deskRoutes.exportCsv, async (_request, reply) => {
    const day = dayInEcuador(clock.now());
    log.info('desk exported');
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="solicitudes-${day}.csv"`)
      .send(Readable.from(textsOf(store)));
  });
}

async function* textsOf(store: Store): AsyncGenerator<string> {
  for await (const { text } of exportCsv(store, {})) if (text) yield text;
}
