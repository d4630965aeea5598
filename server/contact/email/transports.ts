import { join, resolve } from 'node:path';
import type { Env, MailTransport } from '../../config/env.ts';
import type { CurrentContent } from '../../content/current-content.ts';
import type { Clock } from '../../process/clock.ts';
import { composeAcknowledgement } from './acknowledgement.ts';
import { emailjsTransport } from './emailjs-transport.ts';
import { fileTransport } from './file-transport.ts';
import { composeEmail, type EmailAddresses } from './lead-email.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { LeadEmail, Transport } from './transport.ts';

/** Folder of the file transport. */
export const outboxFolder = (env: Pick<Env, 'DATA_DIR'>) => resolve(join(env.DATA_DIR, 'outbox'));

/** The addresses of the next email: those that no setting names follow the content. */
function addressesOf(env: Env, content: CurrentContent): EmailAddresses {
  const { company, palette } = content();
  const addressOf = (name: 'CONTACT_FROM' | 'CONTACT_TO') =>
    env.fromContent.includes(name) ? company.email : env[name];
  return { name: company.name, palette, from: addressOf('CONTACT_FROM'), to: addressOf('CONTACT_TO') };
}

/** The configured transports, the preferred one first. */
export function openTransports(env: Env, content: CurrentContent, clock: Clock): readonly Transport[] {
  const desk = env.DESK ? env.SITE_URL : undefined;
  const compose = (email: LeadEmail) => composeEmail(email, { ...addressesOf(env, content), desk });
  const open: Record<MailTransport, () => Transport> = {
    // readEnv() guarantees the settings of a configured transport.
    smtp: () => smtpTransport(env.SMTP_URL ?? '', compose),
    emailjs: () => emailjsTransport(env, clock),
    file: () => fileTransport(outboxFolder(env), compose),
  };
  return env.MAIL_TRANSPORT.map((name) => open[name]());
}

/** Sends acknowledgements; SMTP only. */
export function openAcknowledgementTransport(env: Env, content: CurrentContent): Transport {
  return smtpTransport(env.SMTP_URL ?? '', (email) =>
    composeAcknowledgement(email, addressesOf(env, content), content().acknowledgement),
  );
}

/** For the start-up line: `mail by smtp`, `mail by file (/srv/data/outbox)`. */
export function describeTransports(env: Env): string {
  const names = env.MAIL_TRANSPORT.map((name) => (name === 'file' ? `file (${outboxFolder(env)})` : name));
  const acknowledged = env.CONTACT_ACK ? ', visitors get an acknowledgement' : '';
  return `mail by ${names.join(', else ')}${acknowledged}`;
}
