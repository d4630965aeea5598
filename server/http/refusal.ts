import type { FastifyReply } from 'fastify';
import { requestProblems } from '../content/current.ts';

export type RequestProblem = keyof typeof requestProblems;

/** Why the request could not be parsed, by the status that Fastify gives it. */
export const PARSE_PROBLEMS: Readonly<Record<number, RequestProblem>> = {
  400: 'malformed',
  413: 'tooLarge',
  415: 'mediaType',
};

/** Sends `{"ok":false,"error":"…"}`. */
export function refuse(reply: FastifyReply, status: number, problem: RequestProblem): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ ok: false, error: requestProblems[problem] });
}
