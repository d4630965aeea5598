import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { Env } from '../config/env.ts';
import { messageText, serviceName, unverifiedWarning } from '../mail/lead-text.ts';
import { NOTICES, noticeReference } from '../mail/notices.ts';
import { leadEmail } from '../mail/words.ts';
import type { NoticeFacts } from '../outbox/notice.ts';
import type { MailedLead } from '../store/tables.ts';
import { notification as words } from './words.ts';

export type NotificationEnv = Pick<Env, 'SITE_URL' | 'NOTIFY_BODY' | 'DESK'>;

/** What a notification says about a lead, or about the leads that are told together. */
export type Notification = {
  /** The same in every attempt, so that a receiver recognises a repeated one. */
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly service: string;
  readonly isUnverified: boolean;
  /** Of a notification about several leads: how many they are, its first line, and its type (docs/contract.md#webhook). */
  readonly together?: {
    readonly requests: number;
    readonly title: string;
    readonly type: 'leads.collected' | 'leads.unread';
  };
  /** The lead in the desk, or the list, if there is one. */
  readonly link?: string;
  /** Only with `NOTIFY_BODY=full`. */
  readonly visitor?: { readonly name: string; readonly message: string };
};

/** The notification of a lead under these settings. The rest stays in the store and the email. */
export function composeNotification(lead: MailedLead, { SITE_URL, NOTIFY_BODY, DESK }: NotificationEnv): Notification {
  return {
    reference: lead.reference,
    receivedAt: lead.received_at,
    service: serviceName(lead),
    isUnverified: unverifiedWarning(lead) !== undefined,
    ...(DESK && { link: SITE_URL + deskRoutes.lead(lead.reference) }),
    ...(NOTIFY_BODY === 'full' && { visitor: { name: lead.from_name, message: messageText(lead) } }),
  };
}

/** The notification about leads that are reported together, or unopened for a day. `prefix` begins the references. */
export function composeNoticeNotification(
  kind: 'collected' | 'unread',
  { at, requests }: NoticeFacts,
  prefix: string,
  { SITE_URL, DESK }: Pick<NotificationEnv, 'SITE_URL' | 'DESK'>,
): Notification {
  const { words: noticeWords, path } = NOTICES[kind];
  return {
    reference: `${prefix}-${noticeReference(kind, at)}`,
    receivedAt: at,
    service: noticeWords.service,
    isUnverified: kind === 'collected',
    together: { requests, title: noticeWords.subject(requests), type: `leads.${kind}` },
    ...(DESK && { link: SITE_URL + path }),
  };
}

/**
 * Embeddings, overrides and isolates, which change the order of the characters around them. The marks of a single
 * character stay: Arabic and Hebrew need them.
 */
const DIRECTION_CONTROL = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A notification as plain text of at most `limit` UTF-16 code units. Reference and link come first, and only the
 * visitor's message is cut. What visitors typed cannot turn the direction of other text.
 */
export function notificationText(notification: Notification, limit: number) {
  const { reference, service, isUnverified, together, link, visitor } = notification;
  if (together) return [together.title, ...(link ? [link] : [])].join('\n');
  const title = words.title(reference);
  const lines = [isUnverified ? `${leadEmail.unverifiedMark} ${title}` : title, service, ...(link ? [link] : [])];
  const parts = [...lines, ...(visitor ? ['', `${visitor.name}:`, visitor.message] : [])];
  const text = parts.join('\n').replace(DIRECTION_CONTROL, '').toWellFormed();
  if (text.length <= limit) return text;
  // Drops half of a surrogate pair at the cut, which is not valid text.
  return text.slice(0, limit - words.cut.length).replace(/[\uD800-\uDBFF]$/, '') + words.cut;
}
