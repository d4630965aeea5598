import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestProblems } from '../../../content/messages.ts';
import { type ContactProblems, contactMessageSchema } from '../../../domain/contact/contact-message.ts';
import { routes } from '../../../domain/routes.ts';
import { isFromThisSite } from '../../http/request-origin.ts';
import type { SendUnavailable } from '../../http/unavailable.ts';
import { TooBusy } from '../../site/render-queue.ts';
import type { RenderedPages } from '../../site/rendered-pages.ts';
import { hasReference } from '../intake/save-lead.ts';
import { type ContactDesk, isFields, type Submitted, submitMessage } from '../intake/submit.ts';
import { BODY_LIMIT_BYTES, RETRY_AFTER_S, type RequestProblem, UNREADABLE } from './api-routes.ts';

/** What the contact page is drawn with; absent when a visitor just arrives. */
type ContactLocals = {
  readonly contact?:
    | { readonly reference: string }
    | { readonly values: FormValues; readonly problems: ContactProblems }
    | { readonly values: FormValues; readonly failed: string };
};
/** The fields as they were typed, by wire name. */
type FormValues = Readonly<Record<string, string>>;

const FIELD_NAMES = Object.keys(contactMessageSchema.shape);

type FormParts = {
  readonly desk: ContactDesk;
  readonly pages: RenderedPages;
  readonly unavailable: SendUnavailable;
};

/** The contact page, and its form for a browser without JavaScript. */
export function contactForm(app: FastifyInstance, parts: FormParts): void {
  const { desk, pages } = parts;
  app.get<{ Querystring: { enviado?: unknown } }>(routes.contact, async (request, reply) => {
    const { enviado } = request.query;
    if (typeof enviado !== 'string' || !(await isKnown(desk, enviado, request))) return pages.send(request, reply);
    return pages.sendUncached(request, reply, { contact: { reference: enviado } } satisfies ContactLocals);
  });

  app.post(
    routes.contact,
    { bodyLimit: BODY_LIMIT_BYTES, errorHandler: (...failure) => answerError(parts, ...failure) },
    async (request, reply) => {
      if (!isFromThisSite(request, desk.siteUrl)) return sendFailure(parts, request, reply.code(403), 'origin');
      const fields = isFields(request.body) ? request.body : {};
      const submission = { key: randomUUID(), fields, address: request.ip, scripted: false };
      return answer(parts, request, reply, await submitMessage(desk, submission));
    },
  );
}

function answer(parts: FormParts, request: FastifyRequest, reply: FastifyReply, submitted: Submitted) {
  if ('reference' in submitted) return reply.redirect(routes.contactSent(submitted.reference), 303);
  if (submitted.kind === 'limited') {
    reply.code(429).header('retry-after', submitted.retryAfterS);
    return sendFailure(parts, request, reply, 'tooMany');
  }
  const values = typedValues(request.body);
  const problems = submitted.kind === 'invalid' ? submitted.problems : {};
  return explain(parts, request, reply.code(422), { values, problems });
}

/** A store that cannot be read must not hide the page: the confirmation is left out then. */
async function isKnown({ store }: ContactDesk, reference: string, request: FastifyRequest): Promise<boolean> {
  return hasReference(store, reference).catch((error: unknown) => {
    request.log.error({ err: error }, 'reference not read');
    return false;
  });
}

function typedValues(body: unknown): FormValues {
  if (!isFields(body)) return {};
  const typed = FIELD_NAMES.map((name) => [name, body[name]] as const);
  return Object.fromEntries(typed.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'));
}

function sendFailure(parts: FormParts, request: FastifyRequest, reply: FastifyReply, problem: RequestProblem) {
  return explain(parts, request, reply, { values: typedValues(request.body), failed: requestProblems[problem] });
}

/** The page with what was typed, and why it was not taken; a short one after too many refusals of an address. */
async function explain(
  { desk, pages, unavailable }: FormParts,
  request: FastifyRequest,
  reply: FastifyReply,
  contact: ContactLocals['contact'],
): Promise<FastifyReply> {
  const waitS = reply.statusCode < 500 ? desk.refused.count(request.ip) : undefined;
  if (waitS !== undefined) return unavailable(request, reply.header('retry-after', waitS), 429);
  return pages.sendUncached(request, reply, { contact } satisfies ContactLocals);
}

function answerError(parts: FormParts, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof TooBusy) throw error;
  const status = error.statusCode ?? 503;
  if (status < 500) return sendFailure(parts, request, reply.code(status), UNREADABLE[status] ?? 'malformed');
  request.log.error({ err: error }, 'message not stored');
  reply.code(503).header('retry-after', RETRY_AFTER_S);
  return sendFailure(parts, request, reply, 'unavailable');
}
