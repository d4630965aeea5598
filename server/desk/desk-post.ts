import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFields } from '../contact/intake/fields.ts';
import type { DeskPages } from './desk-pages.ts';

/** Longest form of the desk: a note. */
export const FORM_LIMIT_BYTES = 32 * 1024;

/** The note in a form, as it was typed; undefined if there is none. */
export function readNote({ body }: FastifyRequest): string | undefined {
  const note = isFields(body) ? body['nota'] : undefined;
  return typeof note === 'string' ? note : undefined;
}

/** Registers the address of a form. GET, as when it is followed as a link, gets a notice with 405. */
export function deskPost<Params>(
  scope: FastifyInstance,
  pages: DeskPages,
  url: string,
  handle: (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  scope.post<{ Params: Params }>(url, { bodyLimit: FORM_LIMIT_BYTES }, handle);
  scope.get(url, (request, reply) => pages.notice(request, reply.header('allow', 'POST'), 405, 'method'));
}
