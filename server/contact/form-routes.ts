import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestProblems } from '../../content/messages.ts';
import { type ContactProblems, contactMessageSchema } from '../../domain/contact-message.ts';
import { routes } from '../../domain/routes.ts';
import type { RenderedPages } from '../static/rendered-pages.ts';
import { BODY_LIMIT_BYTES, RETRY_AFTER_S, type RequestProblem, UNREADABLE } from './api-routes.ts';
import { hasReference } from './leads.ts';
import { isFromThisSite } from './request-origin.ts';
import { type ContactDesk, isFields, type Submitted, submitMessage } from './submit.ts';

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

/** The contact page, and its form for a browser without JavaScript. */
export function contactForm(app: FastifyInstance, desk: ContactDesk, pages: RenderedPages): void {
  app.get<{ Querystring: { enviado?: unknown } }>(routes.contact, async (request, reply) => {
    const { enviado } = request.query;
    if (typeof enviado !== 'string' || !(await isKnown(desk, enviado, request))) return pages.send(request, reply);
    return pages.sendOnce(request, reply, { contact: { reference: enviado } } satisfies ContactLocals);
  });

  app.post(
    routes.contact,
    { bodyLimit: BODY_LIMIT_BYTES, errorHandler: (...failure) => answerError(pages, ...failure) },
    async (request, reply) => {
      if (!isFromThisSite(request, desk.siteUrl)) return sendFailure(pages, request, reply.code(403), 'origin');
      const fields = isFields(request.body) ? request.body : {};
      const submission = { key: randomUUID(), fields, address: request.ip, scripted: false };
      return answer(pages, request, reply, await submitMessage(desk, submission));
    },
  );
}

function answer(pages: RenderedPages, request: FastifyRequest, reply: FastifyReply, submitted: Submitted) {
  if ('reference' in submitted) return reply.redirect(routes.contactSent(submitted.reference), 303);
  if (submitted.kind === 'limited') {
    reply.code(429).header('retry-after', submitted.retryAfterS);
    return sendFailure(pages, request, reply, 'tooMany');
  }
  const values = typedValues(request.body);
  const problems = submitted.kind === 'invalid' ? submitted.problems : {};
  return pages.sendOnce(request, reply.code(422), { contact: { values, problems } } satisfies ContactLocals);
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

/** The page with what was typed, and why it was not taken. */
function sendFailure(pages: RenderedPages, request: FastifyRequest, reply: FastifyReply, problem: RequestProblem) {
  const contact = { values: typedValues(request.body), failed: requestProblems[problem] };
  return pages.sendOnce(request, reply, { contact } satisfies ContactLocals);
}

function answerError(pages: RenderedPages, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 503;
  if (status < 500) return sendFailure(pages, request, reply.code(status), UNREADABLE[status] ?? 'malformed');
  request.log.error({ err: error }, 'message not stored');
  reply.code(503).header('retry-after', RETRY_AFTER_S);
  return sendFailure(pages, request, reply, 'unavailable');
}
