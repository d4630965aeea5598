import { randomUUID } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { company } from '../../../content/company.ts';
import { testLetter, doctorWords as words } from '../../../content/leads-words.ts';
import type { Env, MailTransport } from '../../config/env.ts';
import { smtpOptions } from '../../contact/email/smtp-transport.ts';
import type { Letter } from '../../contact/email/transport.ts';
import { openTransports, outboxFolder } from '../../contact/email/transports.ts';
import { attemptDelivery } from '../../contact/outbox/attempt.ts';
import { systemClock } from '../../process/clock.ts';
import { type Check, check } from './checks.ts';

const CONNECT_MS = 10_000;
const SERVER_FAILURE = 500;

/** Resolves when a transport could take a letter now. Throws what is in the way. */
type Probe = { readonly place: string; readonly connect: () => Promise<unknown> };

/** Each transport's health, by really connecting; sends nothing. */
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

/** Connects, greets and logs in as for a letter. */
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

/** Any answer will do, a redirect too: only a letter shows whether the account is in order. */
async function reach(url: string): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(CONNECT_MS) });
  await answer.body?.cancel();
  if (answer.status >= SERVER_FAILURE) throw Object.assign(new Error('The host fails'), { code: answer.status });
}

async function openFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await access(path, constants.W_OK);
}

/** A reply code or a system's word for it: nothing of an address that may hold a password. */
function codeOf(error: unknown): string {
  const { responseCode, code, cause } = error as { responseCode?: number; code?: string; cause?: { code?: string } };
  return String(responseCode ?? code ?? cause?.code ?? words.noAnswer);
}

/** Sends a letter through each transport, as a request's letter would be. */
export async function sendTestLetters(env: Env, now: number): Promise<Check[]> {
  const letter = composeTest(env, now);
  const never = new AbortController().signal;
  return Promise.all(
    openTransports(env, systemClock).map(async (transport) => {
      const failure = await attemptDelivery(transport, letter, systemClock, never);
      const text = failure ? words.notSent(failure.code) : words.sent(env.CONTACT_TO);
      return check(words.checks.test(transport.name), !failure, text);
    }),
  );
}

function composeTest(env: Env, now: number): Letter {
  return {
    id: randomUUID(),
    reference: `${company.referencePrefix}-${testLetter.reference}`,
    received_at: now,
    from_name: testLetter.name,
    from_email: env.CONTACT_FROM,
    from_phone: '',
    message: testLetter.message,
    from_site: env.SITE_URL,
    from_partner: company.name,
    from_serviceid: testLetter.service,
    from_service: testLetter.service,
    quarantine: null,
    captcha_response: null,
  };
}
