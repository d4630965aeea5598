import { inboxHref } from '../../domain/desk/inbox-filter.ts';
import { formatDate } from '../../domain/site/moment.ts';
import type { Held } from '../store/held.ts';
import type { AgencyMail } from './mail.ts';
import { composeOwnEmail } from './own-email.ts';
import type { Sender } from './sender.ts';
import { heldNotice as words } from './words.ts';

/**
 * The email that tells the agency how many leads are held; `id` and `at` are those of the notice in the outbox. It
 * contains nothing that a visitor typed.
 */
export function composeHeldNotice(sender: Sender, { requests, oldest }: Held, id: number, at: number): AgencyMail {
  const { desk, referencePrefix } = sender;
  return composeOwnEmail(sender, {
    id: `held-${id}`,
    reference: words.reference,
    at,
    subject: words.subject(requests),
    paragraphs: words.text(requests, formatDate(oldest ?? at)),
    action: desk ? { label: words.desk, href: desk + inboxHref({ search: '', state: 'cuarentena' }) } : undefined,
    aside: words.commands(referencePrefix),
    service: words.service,
  });
}
