import type { AgencyMail, Sender } from '../mail/mail.ts';
import { composeOwnEmail } from '../mail/own-email.ts';
import { type DigestContent, type DigestRow, digestContent } from './digest-content.ts';
import type { DigestFacts } from './digest-facts.ts';
import { digestHtml } from './digest-html.ts';
import { digestWords as words } from './words.ts';

/** The email of a Monday. It holds nothing that a visitor typed. */
export function composeDigest(sender: Sender, facts: DigestFacts): AgencyMail {
  const { monday } = facts.weeks;
  const digest = digestContent(sender, facts);
  const text = digestText(digest);
  return composeOwnEmail(sender, {
    // The Message-ID: constant over attempts, different for the next week.
    id: `digest-${monday}`,
    reference: `${words.reference}-${monday}`,
    at: facts.now,
    subject: digest.subject,
    paragraphs: [text],
    service: words.service,
    body: { text, html: digestHtml(sender.palette, digest) },
  });
}

function digestText({ title, period, toDo, tables, desk, footer }: DigestContent): string {
  const tasks = toDo.length > 0 ? [`${words.toDo}:`, ...toDo.map((task) => `- ${task}`)] : [words.nothingToDo];
  const sections = tables.map((table) => [table.title, ...table.rows.map(rowText)].join('\n'));
  return [
    `${title}.`,
    period,
    '',
    ...tasks,
    '',
    sections.join('\n\n'),
    ...(desk ? ['', `${words.desk}: ${desk}`] : []),
    '',
    '-- ',
    footer,
    '',
  ].join('\n');
}

function rowText([label, value, before]: DigestRow): string {
  return `${label}: ${value}${before === undefined ? '' : ` (${words.before(before)})`}`;
}
