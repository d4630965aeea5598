import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { formatMoment } from '../../domain/site/moment.ts';
import type { Collected } from '../outbox/collection.ts';
import type { AgencyMail } from './mail.ts';
import { composeOwnEmail } from './own-email.ts';
import type { Sender } from './sender.ts';
import { collectedNotice as words } from './words.ts';

/** Takes the place of a lead's reference in what tells of many: the same for every attempt. */
export const collectedReference = (id: number) => `${words.reference}-${id}`;

/** The email that tells the agency of many leads at once. It contains nothing that a visitor typed. */
export function composeCollectedNotice(sender: Sender, { id, at, requests, oldest }: Collected): AgencyMail {
  const { desk, referencePrefix } = sender;
  return composeOwnEmail(sender, {
    id: `collected-${id}`,
    reference: collectedReference(id),
    at,
    subject: words.subject(requests),
    paragraphs: words.text(requests, formatMoment(oldest)),
    action: desk ? { label: words.open, href: desk + deskRoutes.inbox } : undefined,
    aside: words.commands(referencePrefix),
    service: words.service,
  });
}
