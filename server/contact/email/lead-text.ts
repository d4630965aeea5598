import { leadEmail as words } from '../../../content/messages.ts';
import { DEFAULT_SERVICE_ID } from '../../../domain/contact/contact-message.ts';
import { mailHref } from '../../../domain/routes.ts';
import { TIME_ZONE } from '../../../domain/site/moment.ts';
import type { LeadMark } from '../store/tables.ts';
import type { LeadEmail } from './transport.ts';

const received = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });
const day = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: TIME_ZONE });

/** The service that the visitor asked about: «SPA Nivel I», or the general wording without a plan. */
export function serviceName(email: Pick<LeadEmail, 'from_serviceid' | 'from_service'>): string {
  if (email.from_serviceid === DEFAULT_SERVICE_ID) return words.generalService;
  return email.from_service.replaceAll('_', ' ');
}

/** No warning for `honeypot`: a held lead is only sent once the owner has released it, which clears its mark. */
const WARNINGS: Readonly<Record<LeadMark, string | undefined>> = {
  honeypot: undefined,
  'too-fast': words.unverified.tooFast,
  unverified: words.unverified.withoutScript,
  'captcha-unreachable': words.unverified.providerAway,
};

/** Why a lead is unverified, as a sentence; undefined when its captcha was solved or the owner released it. */
export function unverifiedWarning({ quarantine }: LeadEmail): string | undefined {
  return quarantine === null ? undefined : WARNINGS[quarantine];
}

/**
 * Breaks encoded words (RFC 2047) that a visitor typed. Mail clients would decode `=?utf-8?Q?…?=` in a header, even
 * to the line breaks and bidirectional characters that the fields reject.
 */
export const headerText = (line: string) => line.replaceAll('=?', '= ?');

/** The subject; a single line, because every field in it is. */
export function emailSubject(email: LeadEmail): string {
  if (email.subject !== undefined) return email.subject;
  const subject = headerText(words.subject(email.from_name, serviceName(email)));
  return unverifiedWarning(email) ? `${words.unverifiedMark} ${subject}` : subject;
}

/** When the lead was received, in words. */
export const receivedAt = (email: LeadEmail) => received.format(email.received_at);

/** A date in words. */
export const formatDate = (time: number) => day.format(time);

/** The visitor's message without control characters other than tabs and line breaks. */
export function messageText(email: LeadEmail): string {
  return email.message.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** `mailto:` link that writes to the visitor. */
export function visitorHref(email: LeadEmail, subject?: string): string {
  // The local part may hold `?`, `&` or `%`, which are delimiters in a URL.
  const address = encodeURIComponent(email.from_email).replaceAll('%40', '@');
  return mailHref(address, subject ? { subject } : {});
}

/** `mailto:` link that replies to the visitor, with a subject. */
export const replyHref = (email: LeadEmail) => visitorHref(email, words.replySubject(email.reference));

/** Labelled facts of a lead; empty ones are left out. */
function facts(email: LeadEmail): string[] {
  const { fields } = words;
  const all = [
    [fields.name, email.from_name],
    [fields.service, serviceName(email)],
    [fields.email, email.from_email],
    [fields.phone, email.from_phone],
    [fields.received, receivedAt(email)],
    [fields.reference, email.reference],
  ] as const;
  return all.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
}

/** The plain text of a lead's email. */
export function leadText(email: LeadEmail): string {
  const warning = unverifiedWarning(email);
  return [
    words.heading,
    '',
    ...(warning ? [`${words.unverifiedMark} ${warning}`, ''] : []),
    ...facts(email),
    '',
    messageText(email),
    '',
    words.howToReply(email.from_email),
    '',
    '-- ',
    words.footer(email.from_site),
    '',
  ].join('\n');
}
