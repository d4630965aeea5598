import { randomUUID } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Env, MailTransport } from '../../config/env.ts';
import type { CurrentContent } from '../../content/current-content.ts';
import { composeOwnEmail } from '../../mail/own-email.ts';
import { senderOf } from '../../mail/sender.ts';
import { smtpOptions } from '../../mail/smtp-transport.ts';
import { openTransports, outboxFolder } from '../../mail/transports.ts';
import { attemptDelivery } from '../../outbox/attempt.ts';
import { systemClock } from '../../process/clock.ts';
import { PRIVATE_FOLDER } from '../../process/private-files.ts';
import { testEmail, doctorWords as words } from '../words.ts';
import { type Check, check } from './checks.ts';

const CONNECT_MS = 10_000;
const SERVER_FAILURE = 500;

/** `connect` resolves when the transport at `place` can accept emails, and rejects otherwise. */
type Probe = { readonly place: string; readonly connect: () => Promise<unknown> };

/** Checks each transport by connecting, without sending. */
export async function checkTransports(env: Env): Promise<Check[]> {
  return Promise.all(env.MAIL_TRANSPORT.map((name) => checkTransport(name, env)));
}

async function checkTransport(name: MailTransport, env: Env): Promise<Check> {
  const { place, connect } = PROBES[name](env);
  const label = words.checks.transport(name);
  try {
    await connect();
    return check(label, true, words.transports[name].well(place));
  } catch (error) {
    return check(label, false, words.transports[name].wrong(place, codeOf(error)));
  }
}

const PROBES: Readonly<Record<MailTransport, (env: Env) => Probe>> = {
  smtp: ({ SMTP_URL = '' }) => ({ place: new URL(SMTP_URL).host, connect: () => verifySmtp(SMTP_URL) }),
  emailjs: ({ EMAILJS_API_BASE }) => ({
    place: new URL(EMAILJS_API_BASE).host,
    connect: () => reach(EMAILJS_API_BASE),
  }),
  file: (env) => ({ place: outboxFolder(env), connect: () => openFolder(outboxFolder(env)) }),
};

/** Connects and logs in as for an email. */
async function verifySmtp(url: string): Promise<void> {
  const mailer = createTransport({
    ...smtpOptions(url),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CONNECT_MS,
  });
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

/** Accepts any status below 500: only a real email would show whether the account works. */
export async function reach(url: string): Promise<void> {
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
  const { responseCode, code, cause } = error as { responseCode?: number; code?: string; cause?: { code?: string } };
  return String(responseCode ?? code ?? cause?.code ?? words.noAnswer);
}

/** Sends a test email through each transport. */
export async function sendTestEmails(env: Env, content: CurrentContent, now: number): Promise<Check[]> {
  const email = composeOwnEmail(senderOf(env, content()), { ...testEmail, id: randomUUID(), at: now });
  const never = new AbortController().signal;
  return Promise.all(
    openTransports(env, systemClock).map(async (transport) => {
      const { failure } = await attemptDelivery(transport, email, systemClock, never);
      const text = failure ? words.notSent(failure.code) : words.sent(env.CONTACT_TO);
      return check(words.checks.test(transport.name), !failure, text);
    }),
  );
}
