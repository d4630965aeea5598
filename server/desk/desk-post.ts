import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_FIELDS } from '../../domain/desk/editor/form-fields.ts';
import { isFields } from '../contact/intake/fields.ts';
import type { DeskPages } from './desk-pages.ts';

/** Longest form of the desk: a note, of which a letter may take nine bytes. */
export const FORM_LIMIT_BYTES = 64 * 1024;

/** Fields of the content's forms that the browser fills in: the button, row counts, and the original text. */
const SILENT = new RegExp(`^(?:${FORM_FIELDS.button}|${FORM_FIELDS.base})$|[#~]$`);

/** What was typed into a form, the note or the values of a form of the content; undefined if nothing was. */
export function readTyped({ body }: FastifyRequest): string | undefined {
  if (body instanceof URLSearchParams) {
    const typed = [...body].filter(([name, value]) => !SILENT.test(name) && value.trim() !== '');
    return typed.map(([, value]) => value).join('\n\n') || undefined;
  }
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
