import type { SendMailOptions } from 'nodemailer';
import { isEmail } from '../../../domain/contact/contact-message.ts';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { type EmailAgency, leadHtml } from './lead-html.ts';
import { emailSubject, headerText, leadText } from './lead-text.ts';
import { DeliveryError, type LeadEmail } from './transport.ts';

/** The agency, sender and recipient: `CONTACT_FROM` and `CONTACT_TO`. */
export type EmailAddresses = EmailAgency & { readonly from: string; readonly to: string };

/** With the origin of the desk to which the emails link, if there is one. */
export type EmailSettings = EmailAddresses & { readonly desk?: string | undefined };

/** `Message-ID`: the same for every attempt, different for each kind of email about a lead. */
export function messageId(email: LeadEmail, kind?: 'ack'): string {
  return `<${kind ? `${kind}-` : ''}${email.id}@${new URL(email.from_site).hostname}>`;
}

/**
 * The sender and the only recipient, stated apart from the headers, so that nothing a visitor typed can become a
 * recipient. Throws DeliveryError when one of them is invalid: some transports would accept such an email.
 */
export function envelopeOf(from: string, to: string): { from: string; to: string[] } {
  if (!isEmail(from)) throw new DeliveryError('no-sender');
  if (!isEmail(to)) throw new DeliveryError('no-recipient');
  return { from, to: [to] };
}

/**
 * Composes the email to the agency: from and to its own addresses, with the visitor only in `Reply-To`. `Message-ID`
 * depends on the lead alone, so that mailboxes can drop duplicates.
 */
export function composeEmail(email: LeadEmail, settings: EmailSettings): SendMailOptions {
  const { name, from, to, desk } = settings;
  const link = desk && desk + deskRoutes.lead(email.reference);
  return {
    messageId: messageId(email),
    date: new Date(email.received_at),
    from: { name, address: from },
    to: { name: '', address: to },
    replyTo: { name: headerText(email.from_name), address: email.from_email },
    envelope: envelopeOf(from, to),
    subject: emailSubject(email),
    ...(email.body ?? { text: leadText(email, link), html: leadHtml(email, settings, link) }),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
