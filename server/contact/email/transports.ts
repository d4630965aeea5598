import { join, resolve } from 'node:path';
import type { Env, MailTransport } from '../../config/env.ts';
import type { Clock } from '../../process/clock.ts';
import { composeAcknowledgement } from './acknowledgement.ts';
import { emailjsTransport } from './emailjs-transport.ts';
import { fileTransport } from './file-transport.ts';
import { composeMail } from './lead-email.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

/** Where the file transport puts its letters. */
export const outboxFolder = (env: Pick<Env, 'DATA_DIR'>) => resolve(join(env.DATA_DIR, 'outbox'));

const correspondentsOf = (env: Env) => ({ from: env.CONTACT_FROM, to: env.CONTACT_TO });

/** The transports that the environment asks for, the preferred one first. */
export function openTransports(env: Env, clock: Clock): readonly Transport[] {
  const correspondents = correspondentsOf(env);
  const open: Record<MailTransport, () => Transport> = {
    // readEnv() has made sure that the settings are there when a transport is asked for.
    smtp: () => smtpTransport(env.SMTP_URL ?? '', (letter) => composeMail(letter, correspondents)),
    emailjs: () => emailjsTransport(env, clock),
    file: () => fileTransport(outboxFolder(env), correspondents),
  };
  return env.MAIL_TRANSPORT.map((name) => open[name]());
}

/** What writes to visitors: our own mail server alone. */
export function openAcknowledger(env: Env): Transport {
  return smtpTransport(env.SMTP_URL ?? '', (letter) => composeAcknowledgement(letter, correspondentsOf(env)));
}

/** What the start-up line says: `mail by smtp`, `mail by file (/srv/data/outbox)`. */
export function describeTransports(env: Env): string {
  const names = env.MAIL_TRANSPORT.map((name) => (name === 'file' ? `file (${outboxFolder(env)})` : name));
  const acknowledged = env.CONTACT_ACK ? ', visitors get an acknowledgement' : '';
  return `mail by ${names.join(', else ')}${acknowledged}`;
}
