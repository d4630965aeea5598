import type { FastifyReply } from 'fastify';
import type { Content } from '../../domain/content/content.ts';

export type RequestProblem = keyof Content['requestProblems'];

/** Why the request could not be parsed, by the status that Fastify gives it. */
export const PARSE_PROBLEMS: Readonly<Record<number, RequestProblem>> = {
  400: 'malformed',
  413: 'tooLarge',
  415: 'mediaType',
};

/** Sends `{"ok":false,"error":"…"}` with `text` as the error. A 404 is kept out of search engines. */
export function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  if (status === 404) reply.header('x-robots-tag', 'noindex');
  return reply.code(status).header('cache-control', 'no-store').send({ ok: false, error: text });
}
