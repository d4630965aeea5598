import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentencesOn } from '../../../domain/contact/contact-message.ts';
import { CONTACT_STATUS, type ContactResponse } from '../../../domain/contact/protocol.ts';
import type { Content } from '../../../domain/content/content.ts';
import { isRecord } from '../../../domain/record.ts';
import { routes } from '../../../domain/routes.ts';
import { PARSE_PROBLEMS, refuse } from '../../http/refusal.ts';
import { isSameOrigin } from '../../http/same-origin.ts';
import { type AcceptResult, acceptMessage, type ContactDeps } from '../intake/accept-message.ts';

/** `Retry-After` when the store failed, in seconds. */
export const RETRY_AFTER_S = 5;

const KEY = /^[\x21-\x7e]{8,128}$/;

/**
 * `GET /api/v1/captcha`, which the form fetches when it is first touched, and `POST /api/v1/contact`, for its script and
 * other programs (docs/contract.md#post-apiv1contact).
 */
export function contactApi(app: FastifyInstance, deps: ContactDeps): void {
  app.get(routes.captchaApi, async ({ ip }, reply) =>
    reply.header('cache-control', 'no-store').send(await deps.captcha.offer(deps.traffic.isHigh(ip))),
  );
  app.post(
    routes.contactApi,
    { errorHandler: (...failure) => handleError(deps, ...failure) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { origin, malformed } = deps.content().requestProblems;
      if (!isSameOrigin(request, deps.env.SITE_URL)) return refuse(reply, 403, origin);
      const key = request.headers['idempotency-key'] ?? randomUUID();
      if (typeof key !== 'string' || !KEY.test(key) || !isRecord(request.body)) return refuse(reply, 400, malformed);
      const { ip: address, headers, body: fields } = request;
      const received = { key, fields, address, agent: headers['user-agent'] };
      return respond(deps, request, reply, await acceptMessage(deps, received));
    },
  );
}

function respond(deps: ContactDeps, request: FastifyRequest, reply: FastifyReply, result: AcceptResult): FastifyReply {
  if ('reference' in result) {
    const status = result.kind === 'saved' ? CONTACT_STATUS.stored : CONTACT_STATUS.repeated;
    return send(reply, status, { ok: true, reference: result.reference });
  }
  const waitS = deps.countRefused(request.ip);
  // A rejected captcha keeps its 422 even beyond the limit: the visitor did nothing wrong, and the form solves another
  // one.
  const isExplained = waitS === undefined || result.kind === 'captcha';
  return explain(deps.content(), reply, isExplained ? result : { kind: 'limited', retryAfterS: waitS });
}

type Refused = Exclude<AcceptResult, { readonly reference: string }>;

function explain(content: Content, reply: FastifyReply, refused: Refused): FastifyReply {
  const { contactProblems, contactStatus, requestProblems } = content;
  switch (refused.kind) {
    case 'keyReused':
      return refuse(reply, CONTACT_STATUS.keyReused, requestProblems.keyReused);
    case 'invalid':
      return send(reply, CONTACT_STATUS.invalid, { ok: false, errors: sentencesOn(refused.problems, contactProblems) });
    case 'captcha':
      return send(reply, CONTACT_STATUS.invalid, { ok: false, captcha: contactStatus.captchaMissing });
    case 'limited':
      return refuse(reply.header('retry-after', refused.retryAfterS), CONTACT_STATUS.limited, requestProblems.tooMany);
  }
}

const send = (reply: FastifyReply, status: number, body: ContactResponse) => reply.code(status).send(body);

function handleError(deps: ContactDeps, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { requestProblems } = deps.content();
  const status = error.statusCode ?? 503;
  const problem = PARSE_PROBLEMS[status];
  if (problem) return refuse(reply, status, requestProblems[problem]);
  request.log.error({ err: error }, 'message not stored');
  return refuse(reply.header('retry-after', RETRY_AFTER_S), 503, requestProblems.unavailable);
}
