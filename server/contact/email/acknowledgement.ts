import type { SendMailOptions } from 'nodemailer';
import type { Content } from '../../../domain/content/content.ts';
import { fill } from '../../../domain/content/fill.ts';
import type { Palette } from '../../../domain/site/palette.ts';
import { htmlEmail, paragraphs, smallPrint, title } from './layout.ts';
import { type EmailAddresses, envelopeOf, messageId } from './lead-email.ts';
import type { LeadEmail } from './transport.ts';

type Words = Content['acknowledgement'];

/**
 * The email that confirms a message to its visitor. It contains nothing that the visitor typed, so that it cannot be
 * used to send spam to a third party, and its headers ask auto-responders not to reply.
 */
export function composeAcknowledgement(email: LeadEmail, addresses: EmailAddresses, words: Words): SendMailOptions {
  const { name, palette, from, to } = addresses;
  const { reference, from_email, from_site } = email;
  const lines = [fill(words.reference, { reference }), words.promise, words.add];
  return {
    messageId: messageId(email, 'ack'),
    date: new Date(email.received_at),
    from: { name, address: from },
    to: { name: '', address: from_email },
    replyTo: { name, address: to },
    envelope: envelopeOf(from, from_email),
    subject: fill(words.subject, { reference }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: [words.heading, '', ...lines, '', '-- ', fill(words.footer, { site: from_site }), ''].join('\n'),
    html: acknowledgementHtml(email, lines, words, palette),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function acknowledgementHtml(
  { reference, from_site }: LeadEmail,
  lines: readonly string[],
  words: Words,
  palette: Palette,
): string {
  const footer = smallPrint(fill(words.footer, { site: from_site }), '24px 0 0');
  const body = [title(words.heading), ...paragraphs(lines), footer].join('\n');
  return htmlEmail(palette, fill(words.subject, { reference }), lines.join(' '), body);
}
