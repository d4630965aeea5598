import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { AgencyMail, Sender } from '../mail/mail.ts';
import { composeOwnEmail } from '../mail/own-email.ts';
import { type DigestContent, type DigestLinks, type DigestRow, digestContent } from './digest-content.ts';
import type { DigestFacts } from './digest-facts.ts';
import { digestHtml } from './digest-html.ts';
import { digestWords as words } from './words.ts';

/** The email of a Monday. It holds nothing that a visitor typed. */
export function composeDigest(sender: Sender, facts: DigestFacts): AgencyMail {
  const { monday } = facts.weeks;
  const digest = digestContent(facts);
  const links = { desk: sender.desk && sender.desk + deskRoutes.inbox, site: sender.site };
  const text = digestText(digest, links);
  return composeOwnEmail(sender, {
    // The Message-ID: constant over attempts, different for the next week.
    id: `digest-${monday}`,
    reference: `${words.reference}-${monday}`,
    at: facts.now,
    subject: digest.subject,
    paragraphs: [text],
    service: words.service,
    body: { text, html: digestHtml(sender.palette, digest, links) },
  });
}

function digestText({ title, period, toDo, tables }: DigestContent, { desk, site }: DigestLinks): string {
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
    words.footer(site),
    '',
  ].join('\n');
}

function rowText([label, value, before]: DigestRow): string {
  return `${label}: ${value}${before === undefined ? '' : ` (${words.before(before)})`}`;
}
