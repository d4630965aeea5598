import { type ParsedUrlQuery, parse, stringify } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_FIELDS } from '../../domain/desk/editor/form-fields.ts';
import type { NoticeView } from '../../domain/desk/views.ts';
import { isRecord } from '../../domain/record.ts';
import type { DeskPages } from './desk-pages.ts';

/** Longest form of the desk: a note that is sent again, of which a character may take fifteen bytes. */
export const FORM_LIMIT_BYTES = 64 * 1024;

/** The fields of the content's forms that are typed into. The others have buttons only, such as one that discards. */
const TYPED = [FORM_FIELDS.base, FORM_FIELDS.slug];

/** What was typed into a form and is not saved yet: a note, or a form of the content; nothing if neither was. */
export function readTyped({ body }: FastifyRequest): Pick<NoticeView, 'unsaved' | 'again'> {
  if (body instanceof URLSearchParams) return TYPED.some((name) => body.has(name)) ? { again: String(body) } : {};
  const fields = isRecord(body) ? body : {};
  const { nota: note } = fields;
  return typeof note === 'string' ? { unsaved: note, again: stringify(fields as ParsedUrlQuery) } : {};
}

/** Reads the form on a lead that is sent again as it was sent before. */
export async function readAgain(request: FastifyRequest): Promise<void> {
  const again = isRecord(request.body) ? request.body[FORM_FIELDS.again] : undefined;
  if (typeof again === 'string') request.body = parse(again);
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
