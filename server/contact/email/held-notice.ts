import { inboxHref } from '../../../domain/desk/inbox-filter.ts';
import { formatDate } from '../../../domain/site/moment.ts';
import type { Env } from '../../config/env.ts';
import type { HeldNoticeFacts } from '../outbox/held-notice-queue.ts';
import { composeOwnEmail, type EmailContent, type Sender } from './own-email.ts';
import type { LeadEmail } from './transport.ts';
import { heldNotice as words } from './words.ts';

/** The email that tells the agency how many leads are held. It contains nothing that a visitor typed. */
export function composeHeldNotice(
  env: Sender & Pick<Env, 'DESK'>,
  content: EmailContent,
  { requests, oldest, countedAt, reportedAt }: HeldNoticeFacts,
): LeadEmail {
  const href = env.SITE_URL + inboxHref({ search: '', state: 'cuarentena' });
  return composeOwnEmail(env, content, {
    // For the Message-ID: the same for every attempt, another for the next notice.
    id: `held-${reportedAt ?? 0}`,
    reference: words.reference,
    at: countedAt,
    subject: words.subject(requests),
    paragraphs: words.text(requests, formatDate(oldest ?? countedAt)),
    action: env.DESK ? { label: words.desk, href } : undefined,
    aside: words.commands(content.company.referencePrefix),
    service: words.service,
  });
}
