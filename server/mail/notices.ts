import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { inboxHref } from '../../domain/desk/inbox-filter.ts';
import { formatDate, formatMoment } from '../../domain/site/moment.ts';
import type { NoticeFacts } from '../outbox/notice.ts';
import type { AgencyMail, Sender } from './mail.ts';
import { composeOwnEmail } from './own-email.ts';
import { collectedNotice, heldNotice, unreadNotice } from './words.ts';

/**
 * Emails that tell the agency of several leads: held, unverified ones told together, or unopened for a day. What they say,
 * where these leads are on the desk, and how it is said since when.
 */
export const NOTICES = {
  held: { words: heldNotice, path: inboxHref({ state: 'cuarentena' }), since: formatDate },
  collected: { words: collectedNotice, path: deskRoutes.inbox, since: formatMoment },
  unread: { words: unreadNotice, path: inboxHref({ state: 'nueva' }), since: formatMoment },
};

type NoticeKind = keyof typeof NOTICES;

/**
 * Takes the place of a lead's reference, the same for every attempt: by its time, because a store that was restored or
 * moved gives the same numbers again, and receivers ignore what they have seen. Files of held leads replace each other.
 */
export const noticeReference = (kind: NoticeKind, at: number): string =>
  NOTICES[kind].words.reference + (kind === 'held' ? '' : `-${at.toString(36).toUpperCase()}`);

/** The email of a notice. It contains nothing that a visitor typed. */
export function composeNotice(kind: NoticeKind, sender: Sender, { at, requests, oldest }: NoticeFacts): AgencyMail {
  const { words, path, since } = NOTICES[kind];
  const { desk, referencePrefix } = sender;
  return composeOwnEmail(sender, {
    id: `${kind}-${at}`,
    reference: noticeReference(kind, at),
    at,
    subject: words.subject(requests),
    paragraphs: words.text(requests, since(oldest)),
    action: desk ? { label: words.open, href: desk + path } : undefined,
    aside: words.commands(referencePrefix),
    service: words.service,
  });
}
