import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactProblems, contactStatus, requestProblems } from '../../../content/messages.ts';
import type { ContactProblems } from '../../../domain/contact/contact-message.ts';
import { routes } from '../../../domain/routes.ts';
import { isFromThisSite } from '../../http/request-origin.ts';
import { type ContactDesk, isFields, type Submitted, submitMessage } from '../intake/submit.ts';

/** Longest body taken, in bytes. */
export const BODY_LIMIT_BYTES = 32 * 1024;
/** When a visitor is asked to come back after a failure of the store, in seconds. */
export const RETRY_AFTER_S = 5;

const KEY = /^[\x21-\x7e]{8,128}$/;

export type RequestProblem = keyof typeof requestProblems;

/** Why a request could not even be read, by the status it is answered with. */
export const UNREADABLE: Readonly<Record<number, RequestProblem>> = {
  400: 'malformed',
  413: 'tooLarge',
  415: 'mediaType',
};

/** `POST /api/v1/contact`, for the form's script and for programs (docs/contract.md#post-apiv1contact). */
export function contactApi(app: FastifyInstance, desk: ContactDesk): void {
  app.post(routes.contactApi, { bodyLimit: BODY_LIMIT_BYTES, errorHandler: answerError }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromThisSite(request, desk.siteUrl)) return refuse(reply, 403, 'origin');
    const key = request.headers['idempotency-key'] ?? randomUUID();
    if (typeof key !== 'string' || !KEY.test(key) || !isFields(request.body)) return refuse(reply, 400, 'malformed');
    const submission = { key, fields: request.body, address: request.ip, scripted: true };
    return answer(desk, request, reply, await submitMessage(desk, submission));
  });
}

/** Answers a request that cannot be taken as it came: `{"ok":false,"error":"…"}`. */
export function refuse(reply: FastifyReply, status: number, problem: RequestProblem): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ ok: false, error: requestProblems[problem] });
}

function answer(desk: ContactDesk, request: FastifyRequest, reply: FastifyReply, submitted: Submitted): FastifyReply {
  if ('reference' in submitted) {
    return reply.code(submitted.kind === 'saved' ? 201 : 200).send({ ok: true, reference: submitted.reference });
  }
  const waitS = desk.refused.count(request.ip);
  // The form solves another captcha by itself: visitors share addresses, and no mistake of theirs led to this.
  const isExplained = waitS === undefined || submitted.kind === 'captcha';
  return explain(reply, isExplained ? submitted : { kind: 'limited', retryAfterS: waitS });
}

type Refused = Exclude<Submitted, { readonly reference: string }>;

function explain(reply: FastifyReply, submitted: Refused): FastifyReply {
  switch (submitted.kind) {
    case 'keyReused':
      return refuse(reply, 409, 'keyReused');
    case 'invalid':
      return reply.code(422).send({ ok: false, errors: sentences(submitted.problems) });
    case 'captcha':
      return reply.code(422).send({ ok: false, captcha: contactStatus.captchaMissing });
    case 'limited':
      return refuse(reply.header('retry-after', submitted.retryAfterS), 429, 'tooMany');
  }
}

function sentences(problems: ContactProblems): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, contactProblems[problem]]));
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 503;
  const problem = UNREADABLE[status];
  if (problem) return refuse(reply, status, problem);
  request.log.error({ err: error }, 'message not stored');
  return refuse(reply.header('retry-after', RETRY_AFTER_S), 503, 'unavailable');
}
