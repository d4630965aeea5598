import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactMessageSchema } from '../../../domain/contact/contact-message.ts';
import type { ContactLocals, FieldTexts, PostedForm } from '../../../domain/contact/protocol.ts';
import { isRecord } from '../../../domain/record.ts';
import { routes } from '../../../domain/routes.ts';
import type { SendUnavailable } from '../../http/prepared-response.ts';
import { PARSE_PROBLEMS, type RequestProblem } from '../../http/refusal.ts';
import { TooBusy } from '../../http/render-queue.ts';
import { MOST_BYTES } from '../../http/rest-of-body.ts';
import { isSameOrigin } from '../../http/same-origin.ts';
import type { SendOnce } from '../../site/rendered-pages.ts';
import type { SitePages } from '../../site/site-pages.ts';
import { type AcceptResult, acceptMessage, type ContactDeps } from '../intake/accept-message.ts';
import { hasReference } from '../intake/save-lead.ts';
import { openAddressLimit } from '../intake/traffic-limits.ts';
import { RETRY_AFTER_S } from './api-routes.ts';

/** The longest message in letters of three bytes, each of which a form sends as nine, and the other fields. */
const BODY_LIMIT_BYTES = 64 * 1024;

const FIELD_NAMES = Object.keys(contactMessageSchema.shape);

type FormDeps = {
  readonly contact: ContactDeps;
  readonly pages: Pick<SitePages, 'send'>;
  /** Sends the contact page to one visitor. */
  readonly sendOnce: SendOnce;
  readonly unavailable: SendUnavailable;
};

/** The contact page, and its form for browsers without JavaScript (docs/contract.md#post-contactenos). */
export function contactForm(app: FastifyInstance, deps: FormDeps): void {
  const { contact, pages, sendOnce, unavailable } = deps;
  const countConfirmation = openAddressLimit(contact.clock.now);
  app.get<{ Querystring: { enviado?: unknown } }>(routes.contact, async (request, reply) => {
    const { enviado } = request.query;
    if (typeof enviado !== 'string' || !(await isKnown(contact, enviado, request))) return pages.send(request, reply);
    const waitS = countConfirmation(request.ip);
    if (waitS !== undefined) return unavailable(request, reply.header('retry-after', waitS), 429);
    return sendOnce(request, reply, { contact: { reference: enviado } } satisfies ContactLocals);
  });

  const errorHandler = (...failure: [FastifyError, FastifyRequest, FastifyReply]) => handleError(deps, ...failure);
  app.post(routes.contact, { bodyLimit: MOST_BYTES, errorHandler }, async (request, reply) => {
    if (!isSameOrigin(request, contact.env.SITE_URL)) return sendFailure(deps, request, reply.code(403), 'origin');
    // As much is read of a refused body anyway, and what was typed is not lost.
    if (Number(request.headers['content-length']) > BODY_LIMIT_BYTES)
      return sendFailure(deps, request, reply.code(413), 'tooLarge');
    const fields = isRecord(request.body) ? request.body : {};
    const { ip: address, headers } = request;
    const received = { fields, address, agent: headers['user-agent'] };
    return respond(deps, request, reply, await acceptMessage(contact, received));
  });
}

function respond(deps: FormDeps, request: FastifyRequest, reply: FastifyReply, result: AcceptResult) {
  if ('reference' in result) return reply.redirect(routes.contactSent(result.reference), 303);
  if (result.kind === 'limited') {
    reply.code(429).header('retry-after', result.retryAfterS);
    return sendFailure(deps, request, reply, 'tooMany');
  }
  const values = typedValues(request.body);
  const problems = result.kind === 'invalid' ? result.problems : {};
  return explain(deps, request, reply.code(422), { values, problems });
}

/** False when the store cannot be read: the page is served without the confirmation then. */
async function isKnown({ store }: ContactDeps, reference: string, request: FastifyRequest): Promise<boolean> {
  return hasReference(store, reference).catch((error: unknown) => {
    request.log.error({ err: error }, 'reference not read');
    return false;
  });
}

function typedValues(body: unknown): FieldTexts {
  if (!isRecord(body)) return {};
  const typed = FIELD_NAMES.map((name) => [name, body[name]] as const);
  return Object.fromEntries(typed.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'));
}

function sendFailure(deps: FormDeps, request: FastifyRequest, reply: FastifyReply, problem: RequestProblem) {
  const failed = deps.contact.content().requestProblems[problem];
  return explain(deps, request, reply, { values: typedValues(request.body), failed });
}

/** Sends the page with the typed values and the reason, or the static page once an address had too many rejections. */
async function explain(
  { contact, sendOnce, unavailable }: FormDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  posted: PostedForm,
): Promise<FastifyReply> {
  const waitS = reply.statusCode < 500 ? contact.countRefused(request.ip) : undefined;
  if (waitS !== undefined) return unavailable(request, reply.header('retry-after', waitS), 429);
  return sendOnce(request, reply, { contact: posted } satisfies ContactLocals);
}

function handleError(deps: FormDeps, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof TooBusy) throw error;
  const status = error.statusCode ?? 503;
  if (status < 500) return sendFailure(deps, request, reply.code(status), PARSE_PROBLEMS[status] ?? 'malformed');
  request.log.error({ err: error }, 'message not stored');
  reply.code(503).header('retry-after', RETRY_AFTER_S);
  return sendFailure(deps, request, reply, 'unavailable');
}
