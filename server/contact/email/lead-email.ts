import type { SendMailOptions } from 'nodemailer';
import { company } from '../../../content/company.ts';
import { letterHtml } from './lead-html.ts';
import { headerText, letterSubject, letterText } from './lead-text.ts';
import { noticeBody } from './notice.ts';
import type { Letter } from './transport.ts';

/** Who letters go between; both are plain addresses of ours, from `CONTACT_FROM` and `CONTACT_TO`. */
export type Correspondents = { readonly from: string; readonly to: string };

/** The same for every try, and different for each kind of e-mail about one lead. */
export function messageIdOf(letter: Letter, kind?: 'ack'): string {
  return `<${kind ? `${kind}-` : ''}${letter.id}@${new URL(letter.from_site).hostname}>`;
}

/**
 * The e-mail that a letter becomes: from us, to us, the visitor only in Reply-To. Its Message-ID depends on
 * the lead alone, so a mailbox can tell a repeat.
 */
export function composeMail(letter: Letter, { from, to }: Correspondents): SendMailOptions {
  const subject = letterSubject(letter);
  return {
    messageId: messageIdOf(letter),
    date: new Date(letter.received_at),
    from: { name: company.name, address: from },
    to: { name: '', address: to },
    replyTo: { name: headerText(letter.from_name), address: letter.from_email },
    // Given apart from the headers, so that nothing a visitor wrote can become a recipient.
    envelope: { from, to: [to] },
    subject,
    ...(letter.subject === undefined
      ? { text: letterText(letter), html: letterHtml(letter) }
      : noticeBody(letter, subject)),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
