import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPrepared } from '../site/prepared-response.ts';
import type { Site } from '../site/site.ts';

/** Answers with the static page that asks to come back or to write, under a status. */
export type SendUnavailable = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

/** The page comes from the build, so sending it costs nothing while the server is at its limits. */
export const sendUnavailable =
  ({ unavailable }: Pick<Site, 'unavailable'>): SendUnavailable =>
  (request, reply, status) =>
    sendPrepared(request, reply, { ...unavailable, status });
