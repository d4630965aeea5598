import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODE_FIELD, deskRoutes, NEXT_FIELD, readNext } from '../../../domain/desk/desk-routes.ts';
import { CODE_LIFE_MS, readCode, SESSION_LIFE_MS } from '../../../domain/desk/sign-in-terms.ts';
import type { SignInProblem, SignInView } from '../../../domain/desk/views.ts';
import { openTransports } from '../../mail/transports.ts';
import { newSecret } from '../../store/secret.ts';
import { readCookie, setCookie } from '../cookies.ts';
import type { DeskPart } from '../desk.ts';
import { deskPost, FORM_LIMIT_BYTES, fieldIn } from '../desk-post.ts';
import { deleteCodeFiles, sendCode } from './code-mail.ts';
import { createCode, redeemCode } from './codes.ts';
import { closeSession, closeSessionOf, findSession, listSessions, openSession } from './sessions.ts';
import { countMail } from './sign-in-limits.ts';

/** `Retry-After` while mail is down, in seconds. */
const MAIL_RETRY_S = 60;

type Refusal = Pick<SignInView, 'problem' | 'waitS'>;

/** Signing in and out, open to browsers without a session. */
export function signInRoutes(scope: FastifyInstance, part: DeskPart): void {
  const { clock, log, pages } = part;
  const transports = part.codeTransports ?? openTransports(part.env, clock);
  const show = (request: FastifyRequest, reply: FastifyReply, status: number, refusal: Refusal = {}) =>
    pages.show(request, reply.code(status), 'signIn', {
      step: readCookie(request, 'browser') && refusal.problem !== 'over' ? 'type' : 'ask',
      ...refusal,
      next: nextOf(request),
    });

  scope.get(deskRoutes.signIn, async (request, reply) => {
    const token = readCookie(request, 'session');
    if (token && (await findSession(part, token, clock.now()))) return reply.redirect(nextOf(request), 303);
    return show(request, reply, 200);
  });

  deskPost(scope, pages, deskRoutes.sendCode, async (request, reply) => {
    const waitS = await countMail(part, request.ip, clock.now());
    if (waitS !== undefined)
      return show(request, reply.header('retry-after', waitS), 429, { problem: 'mailLimit', waitS });
    // A browser keeps its token, so that an earlier code still signs in if it arrives late.
    const browser = readCookie(request, 'browser') ?? newSecret();
    const code = await createCode(part, browser, clock.now());
    // Set even when sending fails: a mail server that responds too late may have accepted the email.
    setCookie(request, reply, 'browser', browser, CODE_LIFE_MS);
    const reasons = await sendCode({ ...part, transports }, code);
    if (reasons) {
      log.warn({ reasons }, 'desk code not sent');
      return show(request, reply.header('retry-after', MAIL_RETRY_S), 503, { problem: 'mailDown' });
    }
    log.info('desk code sent');
    return reply.redirect(deskRoutes.signInThen(nextOf(request)), 303);
  });

  scope.post(deskRoutes.signIn, { bodyLimit: FORM_LIMIT_BYTES }, async (request, reply) => {
    const refuse = (problem: SignInProblem) => {
      log.warn('desk code refused');
      return show(request, reply, 422, { problem });
    };
    const browser = readCookie(request, 'browser');
    const code = readCode(fieldIn(request, CODE_FIELD));
    if (!code) return refuse('wrong');
    const { isRight, spent, isOver } = await redeemCode(part, { code, browser }, clock.now());
    await deleteCodeFiles(part, spent).catch((error: unknown) => log.warn({ err: error }, 'file of code left'));
    if (!isRight && browser && isOver) {
      setCookie(request, reply, 'browser', '', 0);
      return refuse('over');
    }
    if (!isRight) return refuse('wrong');
    await enter(part, request, reply);
    return reply.redirect(nextOf(request), 303);
  });

  deskPost(scope, pages, deskRoutes.signOut, async (request, reply) => {
    const token = readCookie(request, 'session');
    if (token) await closeSessionOf(part, token);
    setCookie(request, reply, 'session', '', 0);
    log.info('desk left');
    return reply.header('clear-site-data', '"cache"').redirect(deskRoutes.signIn, 303);
  });
}

/** The signed-in devices, each with a button that signs it out. */
export function deviceRoutes(scope: FastifyInstance, { store, clock, log, pages }: DeskPart): void {
  scope.get(deskRoutes.devices, async (request, reply) => {
    const sessions = await listSessions(store, clock.now());
    const devices = sessions.map((session) => ({ ...session, isThis: session.id === request.deskSession?.id }));
    return pages.show(request, reply, 'devices', { devices });
  });

  deskPost(scope, pages, deskRoutes.closeDevice, async (request, reply) => {
    await closeSession(store, fieldIn(request, 'id'));
    log.info('desk device closed');
    return reply.redirect(deskRoutes.devices, 303);
  });
}

/** The page to open after sign-in, from the form or from the query. */
function nextOf({ body, query }: FastifyRequest): string {
  if (body instanceof URLSearchParams) return readNext(body.get(NEXT_FIELD));
  return readNext((query as Record<string, unknown>)[NEXT_FIELD]);
}

/** Always opens a new session and ends the one that the browser sent, which may have been planted. */
async function enter(part: DeskPart, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const earlier = readCookie(request, 'session');
  if (earlier) await closeSessionOf(part, earlier);
  const token = await openSession(part, request.headers['user-agent'] ?? '', part.clock.now());
  setCookie(request, reply, 'session', token, SESSION_LIFE_MS);
  setCookie(request, reply, 'browser', '', 0);
  part.log.info('desk entered');
}
