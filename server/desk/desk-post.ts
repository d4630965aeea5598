import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_FIELDS } from '../../domain/desk/editor/form-fields.ts';
import { NOTES_FIELDS } from '../../domain/desk/lead-status.ts';
import type { NoticeView } from '../../domain/desk/views.ts';
import type { DeskPages } from './desk-pages.ts';

/** Longest form of the desk: a note that is sent again, of which a character may take fifteen bytes. */
export const FORM_LIMIT_BYTES = 64 * 1024;
/** That of the content: a guide may be as long as a file, and its form carries the text that it was made from too. */
const CONTENT_LIMIT_BYTES = 4 * 1024 * 1024;
/** More fields than any form of the content has; a parser takes minutes for the millions that fit into its bytes. */
const MOST_FIELDS = 30_000;

/** Reads a form. Throws an error with status 413 for one with too many fields. */
function readFields(text: string): URLSearchParams {
  if (text.split('&', MOST_FIELDS + 1).length <= MOST_FIELDS) return new URLSearchParams(text);
  throw Object.assign(new Error('too many fields'), { statusCode: 413 });
}

/** Reads the desk's forms, and those that are sent again as they were sent before. */
export function readDeskForms(scope: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  scope.removeContentTypeParser(type);
  const options = { parseAs: 'string', bodyLimit: CONTENT_LIMIT_BYTES } as const;
  scope.addContentTypeParser(type, options, async (_request: FastifyRequest, body: string) => {
    const sent = readFields(body);
    const again = sent.get(FORM_FIELDS.again);
    return again === null ? sent : readFields(again);
  });
}

/** What a form was sent with. */
export const sentBy = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** The value of a field; empty when the form has none. */
export const fieldIn = (request: FastifyRequest, name: string): string => sentBy(request).get(name) ?? '';

/** The fields that are typed into. Other forms have buttons only, such as one that discards. */
const TYPED = [FORM_FIELDS.base, FORM_FIELDS.slug, NOTES_FIELDS.note];

/** What was typed into a form and is not saved yet; nothing if it has buttons only. */
export function readTyped(request: FastifyRequest): Pick<NoticeView, 'unsaved' | 'again'> {
  const sent = sentBy(request);
  const isTyped = TYPED.some((name) => sent.has(name));
  // A moment stands in the form of other buttons too, which take it back.
  if (!isTyped && sent.get(FORM_FIELDS.button) !== 'programar') return {};
  return { unsaved: sent.get(NOTES_FIELDS.note) ?? undefined, again: String(sent) };
}

/** Registers the address of a form. GET, as when it is followed as a link, gets a notice with 405. */
export function deskPost(
  scope: FastifyInstance,
  pages: DeskPages,
  url: string,
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  scope.post(url, { bodyLimit: FORM_LIMIT_BYTES }, handle);
  scope.get(url, (request, reply) => pages.notice(request, reply.header('allow', 'POST'), 405, 'method'));
}
