import type { SendMailOptions } from 'nodemailer';
import { company } from '../../../content/company.ts';
import { acknowledgement as words } from '../../../content/messages.ts';
import { escapeHtml, mailPage, tinted } from './layout.ts';
import { type Correspondents, messageIdOf } from './lead-email.ts';
import type { Letter } from './transport.ts';

/**
 * The e-mail that tells a visitor that the request arrived. It holds nothing that the visitor wrote, so that
 * nobody can make us carry a text to someone else, and it asks other machines not to answer it.
 */
export function composeAcknowledgement(letter: Letter, { from, to }: Correspondents): SendMailOptions {
  const { reference, from_email, from_site } = letter;
  const lines = [words.reference(reference), words.promise, words.add];
  return {
    messageId: messageIdOf(letter, 'ack'),
    date: new Date(letter.received_at),
    from: { name: company.name, address: from },
    to: { name: '', address: from_email },
    replyTo: { name: company.name, address: to },
    envelope: { from, to: [from_email] },
    subject: words.subject(reference),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: [words.heading, '', ...lines, '', '-- ', words.footer(from_site), ''].join('\n'),
    html: acknowledgementHtml(letter, lines),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function acknowledgementHtml({ reference, from_site }: Letter, lines: readonly string[]): string {
  const paragraphs = lines.map((line) => `<p ${tinted({ text: 'text' }, 'margin: 0 0 12px')}>${escapeHtml(line)}</p>`);
  const title = `<h1 ${tinted({ text: 'text' }, 'margin: 0 0 16px; font-size: 26px; line-height: 1.15')}>${escapeHtml(words.heading)}</h1>`;
  const footer = `<p ${tinted({ text: 'muted' }, 'margin: 24px 0 0; font-size: 14px')}>${escapeHtml(words.footer(from_site))}</p>`;
  return mailPage(words.subject(reference), lines.join(' '), [title, ...paragraphs, footer].join('\n'));
}
