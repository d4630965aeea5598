import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPrepared } from '../site/prepared-response.ts';
import type { Site } from '../site/site.ts';

/** Sends the static «unavailable» page with a status. */
export type SendUnavailable = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

/** The page is prepared at start, so that sending it under load renders nothing. */
export const sendUnavailable =
  ({ unavailable }: Pick<Site, 'unavailable'>): SendUnavailable =>
  (request, reply, status) =>
    sendPrepared(request, reply, { ...unavailable, status });
