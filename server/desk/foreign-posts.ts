import type { FastifyInstance } from 'fastify';
import { isSameOrigin } from '../http/same-origin.ts';
import type { DeskPages } from './desk-pages.ts';

/** Refuses a POST from another site before its body is read, signed in or not. */
export function refuseForeignPosts(scope: FastifyInstance, siteUrl: string, pages: DeskPages): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || isSameOrigin(request, siteUrl)) return;
    return pages.notice(request, reply, 403, 'origin');
  });
}
