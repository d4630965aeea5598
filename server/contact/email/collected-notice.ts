import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { formatMoment } from '../../../domain/site/moment.ts';
import type { Env } from '../../config/env.ts';
import type { Collected } from '../outbox/collected-queue.ts';
import { composeOwnEmail, type EmailContent } from './own-email.ts';
import type { LeadEmail } from './transport.ts';
import { collectedNotice as words } from './words.ts';

type Sender = Pick<Env, 'CONTACT_FROM' | 'SITE_URL' | 'DESK'>;

/** The email that tells the agency of many leads at once. It contains nothing that a visitor typed. */
export function composeCollectedNotice(env: Sender, content: EmailContent, facts: Collected): LeadEmail {
  const { requests, countedAt, oldest, newest } = facts;
  const link = env.DESK ? env.SITE_URL + deskRoutes.inbox : undefined;
  // The same for every attempt at the same leads. Another once there are more: a mailbox may hide what it has seen.
  const id = `${newest}-${requests}`;
  const email = composeOwnEmail(env, content, {
    id: `collected-${id}`,
    reference: `${words.reference}-${id}`,
    at: countedAt,
    subject: words.subject(requests),
    paragraphs: words.text(requests, formatMoment(oldest)),
    action: link ? { label: words.open, href: link } : undefined,
    aside: words.commands(content.company.referencePrefix),
    service: words.service,
  });
  return { ...email, collection: { requests, ...(link && { link }) } };
}
