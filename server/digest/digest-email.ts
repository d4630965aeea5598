import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { Env } from '../config/env.ts';
import { composeOwnEmail, type EmailContent } from '../contact/email/own-email.ts';
import type { LeadEmail } from '../contact/email/transport.ts';
import { digestContent } from './digest-content.ts';
import type { DigestFacts } from './digest-facts.ts';
import { digestHtml } from './digest-html.ts';
import { digestText } from './digest-text.ts';
import { digestWords as words } from './words.ts';

type DigestEnv = Pick<Env, 'CONTACT_FROM' | 'SITE_URL' | 'DESK'>;

/** The email of a Monday. It holds nothing that a visitor typed. */
export function composeDigest(env: DigestEnv, content: EmailContent, facts: DigestFacts): LeadEmail {
  const { monday } = facts.weeks;
  const digest = digestContent(facts);
  const links = { desk: env.DESK ? env.SITE_URL + deskRoutes.inbox : undefined, site: env.SITE_URL };
  const text = digestText(digest, links);
  const email = composeOwnEmail(env, content, {
    // The Message-ID: constant over attempts, different for the next week.
    id: `digest-${monday}`,
    reference: `${words.reference}-${monday}`,
    at: facts.now,
    subject: digest.subject,
    paragraphs: [text],
    service: words.service,
  });
  return { ...email, body: { text, html: digestHtml(content.palette, digest, links) } };
}
