import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PreparedResponse, sendPrepared } from './prepared-response.ts';

/** Sends the static «unavailable» page with a status. */
export type SendUnavailable = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

/** `page` returns the page of the current content, prepared in advance, so that sending it under load renders nothing. */
export const sendUnavailable =
  (page: () => PreparedResponse): SendUnavailable =>
  (request, reply, status) =>
    sendPrepared(request, reply, { ...page(), status });
