import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { AgencyMail } from '../mail/mail.ts';
import { composeOwnEmail } from '../mail/own-email.ts';
import type { Sender } from '../mail/sender.ts';
import { digestContent } from './digest-content.ts';
import type { DigestFacts } from './digest-facts.ts';
import { digestHtml } from './digest-html.ts';
import { digestText } from './digest-text.ts';
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
