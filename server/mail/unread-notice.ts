import { inboxHref } from '../../domain/desk/inbox-filter.ts';
import { formatMoment } from '../../domain/site/moment.ts';
import type { Unread } from '../outbox/unread.ts';
import type { AgencyMail } from './mail.ts';
import { composeOwnEmail } from './own-email.ts';
import type { Sender } from './sender.ts';
import { unreadNotice as words } from './words.ts';

/** Takes the place of a lead's reference: the same for every attempt. */
export const unreadReference = (id: number) => `${words.reference}-${id}`;

/** The email that tells the agency that nobody opened some leads for a day. It contains nothing that a visitor typed. */
export function composeUnreadNotice(sender: Sender, { id, at, requests, oldest }: Unread): AgencyMail {
  return composeOwnEmail(sender, {
    id: `unread-${id}`,
    reference: unreadReference(id),
    at,
    subject: words.subject(requests),
    paragraphs: words.text(requests, formatMoment(oldest)),
    action: sender.desk
      ? { label: words.open, href: sender.desk + inboxHref({ search: '', state: 'nueva' }) }
      : undefined,
    service: words.service,
  });
}
