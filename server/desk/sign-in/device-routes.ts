import type { FastifyInstance } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { isRecord } from '../../../domain/record.ts';
import type { DeskPart } from '../desk.ts';
import { deskPost } from '../desk-post.ts';
import { closeSession, listSessions } from './sessions.ts';

/** The signed-in devices, each with a button that signs it out. */
export function deviceRoutes(scope: FastifyInstance, { store, clock, log, pages }: DeskPart): void {
  scope.get(deskRoutes.devices, async (request, reply) => {
    const sessions = await listSessions(store, clock.now());
    const devices = sessions.map((session) => ({ ...session, isThis: session.id === request.deskSession?.id }));
    return pages.show(request, reply, 'devices', { devices });
  });

  deskPost(scope, pages, deskRoutes.closeDevice, async (request, reply) => {
    const id = isRecord(request.body) ? request.body['id'] : undefined;
    if (typeof id === 'string') await closeSession(store, id);
    log.info('desk device closed');
    return reply.redirect(deskRoutes.devices, 303);
  });
}
