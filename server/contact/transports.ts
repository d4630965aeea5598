import { join, resolve } from 'node:path';
import type { Env, MailTransport } from '../env.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

/** Where the file transport puts its letters. */
export const outboxFolder = (env: Pick<Env, 'DATA_DIR'>) => resolve(join(env.DATA_DIR, 'outbox'));

/** The transports that the environment asks for, the preferred one first. */
export function openTransports(env: Env): readonly Transport[] {
  const correspondents = { from: env.CONTACT_FROM, to: env.CONTACT_TO };
  const open: Record<MailTransport, () => Transport> = {
    // readEnv() has made sure that the address is there when `smtp` is asked for.
    smtp: () => smtpTransport(env.SMTP_URL ?? '', correspondents),
    file: () => fileTransport(outboxFolder(env), correspondents),
  };
  return env.MAIL_TRANSPORT.map((name) => open[name]());
}

/** What the start-up line says: `mail by smtp`, `mail by file (/srv/data/outbox)`. */
export function describeTransports(env: Env): string {
  const names = env.MAIL_TRANSPORT.map((name) => (name === 'file' ? `file (${outboxFolder(env)})` : name));
  return `mail by ${names.join(', else ')}`;
}
