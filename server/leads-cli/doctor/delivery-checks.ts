import { randomUUID } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import type { NotificationKind } from '../../../domain/desk/lead-status.ts';
import { notificationProblem } from '../../../domain/desk/notification-problem.ts';
import type { Env } from '../../config/env.ts';
import type { MailTransport } from '../../config/env-schema.ts';
import type { CommandContent } from '../../content/command-content.ts';
import { senderOf } from '../../mail/mail.ts';
import { composeOwnEmail } from '../../mail/own-email.ts';
import { openMailer } from '../../mail/smtp-transport.ts';
import { openTransports, outboxFolder } from '../../mail/transports.ts';
import type { Notification } from '../../notify/notification.ts';
import { notificationKinds, openNotification } from '../../notify/notifications.ts';
import { callTelegram } from '../../notify/telegram-transport.ts';
import { notification } from '../../notify/words.ts';
import { attemptDelivery, type DeliveryError, type Transport } from '../../outbox/transport.ts';
import { systemClock } from '../../process/clock.ts';
import { PRIVATE_FOLDER } from '../../process/private-files.ts';
import { cleanLine } from '../terminal/display-width.ts';
import { testEmail, doctorWords as words } from '../words.ts';
import { type Check, check } from './checks.ts';

const CONNECT_MS = 10_000;
const SERVER_FAILURE = 500;

/** `connect` resolves when the transport at `place` can accept deliveries, and rejects otherwise. */
type Probe = { readonly place: string; readonly connect: () => Promise<unknown> };

/**
 * Checks each transport and each configured notification by connecting, without sending: Telegram must know token and
 * chat, and the webhook's host must respond.
 */
export function checkTransports(env: Env): Promise<Check[]> {
  const names = [...env.MAIL_TRANSPORT, ...notificationKinds(env)];
  return Promise.all(
    names.map(async (name) => {
      const { place, connect } = PROBES[name](env);
      const { well, wrong } = words.transports[name];
      const problem = await connect().then(() => undefined, codeOf);
      const isWell = problem === undefined;
      return check(words.checks.transport(name), isWell, isWell ? well(place) : wrong(place, problem));
    }),
  );
}

/** Places are without path and query, which may be secret. */
const PROBES: Readonly<Record<MailTransport | NotificationKind, (env: Env) => Probe>> = {
  smtp: ({ SMTP_URL = '' }) => ({ place: new URL(SMTP_URL).host, connect: () => verifySmtp(SMTP_URL) }),
  emailjs: ({ EMAILJS_API_BASE }) => ({
    place: new URL(EMAILJS_API_BASE).host,
    connect: () => reach(EMAILJS_API_BASE),
  }),
  file: (env) => ({ place: outboxFolder(env), connect: () => openFolder(outboxFolder(env)) }),
  telegram: (env) => ({
    place: new URL(env.TELEGRAM_API_BASE).host,
    connect: () => callTelegram(env, 'getChat', {}, systemClock),
  }),
  webhook: ({ NOTIFY_URL = '' }) => {
    const { host, origin } = new URL(NOTIFY_URL);
    return { place: host, connect: () => reach(origin) };
  },
};

/** Connects and logs in as for an email. */
async function verifySmtp(url: string): Promise<void> {
  const mailer = openMailer(url, CONNECT_MS, CONNECT_MS);
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

/** Accepts any status below 500: only a real delivery would show whether the account works. */
async function reach(url: string): Promise<void> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(CONNECT_MS) });
  await response.body?.cancel();
  if (response.status >= SERVER_FAILURE) throw Object.assign(new Error('The host fails'), { code: response.status });
}

async function openFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
  await access(path, constants.W_OK);
}

/** The reply code or error code; messages may quote a URL with a password. */
function codeOf(error: unknown): string {
  // The code of a time limit, 23, says nothing.
  if (error instanceof DOMException) return words.noAnswer;
  type Coded = { responseCode?: number; originalCode?: string; code?: string | number; cause?: { code?: string } };
  const { responseCode, originalCode, code, cause } = error as Coded;
  return String(responseCode ?? originalCode ?? code ?? cause?.code ?? words.noAnswer);
}

/** Sends a test email through each transport, and a test notification through each kind, as a lead's would be. */
export function sendTests(env: Env, content: () => CommandContent, now: number): Promise<Check[]> {
  const email = composeOwnEmail(senderOf(env, content()), { ...testEmail, id: randomUUID(), at: now });
  const { service, name, message } = notification.test;
  const test: Notification = {
    reference: email.reference,
    receivedAt: now,
    service,
    isUnverified: false,
    ...(env.NOTIFY_BODY === 'full' && { visitor: { name, message } }),
  };
  const emails = openTransports(env, systemClock).map((transport) =>
    sendTest(transport, email, words.sent(env.CONTACT_TO), ({ code, answer }) =>
      words.notSent(cleanLine(answer ?? code)),
    ),
  );
  const notifications = notificationKinds(env).map((kind) => {
    const sent = words.notified(PROBES[kind](env).place);
    return sendTest(openNotification(kind, env, systemClock), test, sent, ({ code }) =>
      notificationProblem(kind, code),
    );
  });
  return Promise.all([...emails, ...notifications]);
}

async function sendTest<Item>(
  transport: Transport<Item>,
  item: Item,
  sent: string,
  notSent: (failure: DeliveryError) => string,
): Promise<Check> {
  const { failure } = await attemptDelivery(transport, item, systemClock);
  return check(words.checks.test(transport.name), !failure, failure ? notSent(failure) : sent);
}
