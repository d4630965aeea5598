import type { SendMailOptions } from 'nodemailer';
import { isEmail } from '../../domain/contact/contact-message.ts';
import type { Content } from '../../domain/content/content.ts';
import type { Env } from '../config/env.ts';
import { DeliveryError } from '../outbox/transport.ts';

/** An address and the name shown for it. */
export type Mailbox = { readonly name: string; readonly address: string };

/** An email, complete: the same for every transport and every attempt. */
export type Mail = {
  /** `Message-ID`, by which mailboxes drop duplicates. */
  readonly messageId: string;
  /** Identifies it in the log, and names its file. */
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly date: number;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An email to the agency. A hosted provider puts `fields` into a template, where any one-line field may become a header. */
export type AgencyMail = Mail & { readonly fields: Readonly<Record<string, string>> };

/**
 * The message for Nodemailer. Its envelope names sender and recipient apart from the headers, so that nothing a visitor
 * typed can become a recipient. Throws DeliveryError when one of them is invalid: some servers would accept the email.
 */
export function mimeOf(mail: Mail): SendMailOptions {
  const { messageId, date, from, to, replyTo, subject, text, html, headers } = mail;
  if (!isEmail(from.address)) throw new DeliveryError('no-sender');
  if (!isEmail(to.address)) throw new DeliveryError('no-recipient');
  return {
    messageId,
    date: new Date(date),
    from,
    to,
    replyTo,
    envelope: { from: from.address, to: [to.address] },
    subject,
    ...(headers && { headers }),
    text,
    html,
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What every email takes from the settings and the content. */
export type Sender = ReturnType<typeof senderOf>;

type SenderEnv = Pick<Env, 'fromContent' | 'CONTACT_FROM' | 'CONTACT_TO' | 'SITE_URL' | 'DESK'>;

/** The sender of the next email: addresses that no setting names follow the content. */
export function senderOf(env: SenderEnv, { company, palette }: Pick<Content, 'company' | 'palette'>) {
  const addressOf = (name: 'CONTACT_FROM' | 'CONTACT_TO') =>
    env.fromContent.includes(name) ? company.email : env[name];
  return {
    name: company.name,
    palette,
    referencePrefix: company.referencePrefix,
    from: addressOf('CONTACT_FROM'),
    to: addressOf('CONTACT_TO'),
    site: env.SITE_URL,
    /** Origin of the desk, if there is one. */
    desk: env.DESK ? env.SITE_URL : undefined,
  };
}

/** `Message-ID` of an email that `id` identifies. */
export const messageId = (id: string, site: string): string => `<${id}@${new URL(site).hostname}>`;
