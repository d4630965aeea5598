import type { Content } from '../../domain/content/content.ts';
import { fill } from '../../domain/content/fill.ts';
import type { MailedLead } from '../store/tables.ts';
import { htmlEmail, paragraphs, smallPrint, title } from './layout.ts';
import { type Mail, messageId, type Sender } from './mail.ts';

type Words = Content['acknowledgement'];

/**
 * The email that confirms a message to its visitor. It contains nothing that the visitor typed, so that it cannot be
 * used to send spam to a third party, and its headers ask auto-responders not to reply.
 */
export function composeAcknowledgement(lead: MailedLead, sender: Sender, words: Words): Mail {
  const { name, palette, from, to } = sender;
  const { id, reference, received_at, from_email, from_site } = lead;
  const subject = fill(words.subject, { reference });
  const lines = [fill(words.reference, { reference }), words.promise, words.add];
  const footer = fill(words.footer, { site: from_site });
  const body = [title(words.heading), ...paragraphs(lines), smallPrint(footer, '24px 0 0')].join('\n');
  return {
    messageId: messageId(`ack-${id}`, from_site),
    reference,
    date: received_at,
    from: { name, address: from },
    to: { name: '', address: from_email },
    replyTo: { name, address: to },
    subject,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: [words.heading, '', ...lines, '', '-- ', footer, ''].join('\n'),
    html: htmlEmail(palette, subject, lines.join(' '), body),
  };
}
