import { resolve } from 'node:path';
import type { Env } from '../config/env.ts';
import type { MailTransport } from '../config/env-schema.ts';
import type { Transport } from '../outbox/transport.ts';
import type { Clock } from '../process/clock.ts';
import { emailjsTransport } from './emailjs-transport.ts';
import { fileTransport } from './file-transport.ts';
import type { AgencyMail, Mail } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

/** Folder of the file transport. */
export const outboxFolder = (env: Pick<Env, 'DATA_DIR'>) => resolve(env.DATA_DIR, 'outbox');

/** The configured transports, the preferred one first. */
export function openTransports(env: Env, clock: Clock): readonly Transport<AgencyMail>[] {
  const open: Record<MailTransport, () => Transport<AgencyMail>> = {
    smtp: () => openSmtp(env),
    emailjs: () => emailjsTransport(env, clock),
    file: () => fileTransport(outboxFolder(env)),
  };
  return env.MAIL_TRANSPORT.map((name) => open[name]());
}

/** The transport of acknowledgements. `readEnv` guarantees its setting. */
export const openSmtp = (env: Pick<Env, 'SMTP_URL'>): Transport<Mail> => smtpTransport(env.SMTP_URL ?? '');
