import { DEFAULT_SERVICE_ID } from '../../domain/contact/contact-message.ts';
import type { LeadMark } from '../../domain/desk/lead-status.ts';
import { mailHref, phoneHref } from '../../domain/routes.ts';
import { formatMoment } from '../../domain/site/moment.ts';
import type { MailedLead } from '../store/tables.ts';
import { leadEmail as words } from './words.ts';

type AskedService = Pick<MailedLead, 'from_serviceid' | 'from_service'>;

/** The plan that the visitor asked about: «SPA Nivel I». Undefined for a general question, or a form that names none. */
export function planName({ from_serviceid, from_service }: AskedService): string | undefined {
  if (from_serviceid === DEFAULT_SERVICE_ID) return undefined;
  return from_service.replaceAll('_', ' ').trim() || undefined;
}

/** The plan that the visitor asked about, or the general wording without one. */
export const serviceName = (lead: AskedService): string => planName(lead) ?? words.generalService;

/** No warning for `honeypot`: a held lead is only sent once the owner has released it, which clears its mark. */
const WARNINGS: Readonly<Record<LeadMark, string | undefined>> = {
  honeypot: undefined,
  'too-fast': words.unverified.tooFast,
  unverified: words.unverified.withoutScript,
  'captcha-unreachable': words.unverified.providerAway,
};

/** Why a lead is unverified, as a sentence; undefined when its captcha was solved or the owner released it. */
export function unverifiedWarning({ quarantine }: MailedLead): string | undefined {
  return quarantine === null ? undefined : WARNINGS[quarantine];
}

/**
 * Breaks encoded words (RFC 2047) that a visitor typed. Mail clients would decode `=?utf-8?Q?…?=` in a header, even
 * to the line breaks and bidirectional characters that the fields reject.
 */
export const headerText = (line: string) => line.replaceAll('=?', '= ?');

/** The subject; a single line, because every field in it is. */
export function emailSubject(lead: MailedLead): string {
  const subject = headerText(words.subject(lead.from_name, serviceName(lead)));
  return unverifiedWarning(lead) ? `${words.unverifiedMark} ${subject}` : subject;
}

/** The visitor's message without control characters other than tabs and line breaks. */
export function messageText(lead: MailedLead): string {
  return lead.message.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** `mailto:` link that writes to the visitor. */
export function visitorHref(lead: MailedLead, draft?: Parameters<typeof mailHref>[1]): string {
  // The local part may hold `?`, `&` or `%`, which are delimiters in a URL.
  const address = encodeURIComponent(lead.from_email).replaceAll('%40', '@');
  return mailHref(address, draft);
}

/** `mailto:` link that replies to the visitor, with a subject that names the agency. */
export const replyHref = (lead: MailedLead, agency: string) =>
  visitorHref(lead, { subject: words.replySubject(agency, lead.reference) });

/** A single phone number: a second one or an extension would be dialled along with it. */
const ONE_NUMBER = /^\+?[\d\s().-]{7,20}$/;

/** `tel:` link; empty when the phone is not a single number, because the field takes any text. */
export const callHref = (phone: string) => (ONE_NUMBER.test(phone.trim()) ? phoneHref(phone) : '');

/** Facts of a lead besides who asks for what, each with its label and where it leads. Empty ones are left out. */
export function furtherFacts(lead: MailedLead) {
  const { fields } = words;
  const all = [
    { label: fields.email, value: lead.from_email, href: visitorHref(lead) },
    { label: fields.phone, value: lead.from_phone, href: callHref(lead.from_phone) },
    { label: fields.received, value: formatMoment(lead.received_at), href: '' },
    { label: fields.reference, value: lead.reference, href: '' },
  ];
  return all.filter(({ value }) => value !== '');
}

/** The plain text of a lead's email; `desk` is the address of the lead on the desk, if there is one. */
export function leadText(lead: MailedLead, desk?: string): string {
  const warning = unverifiedWarning(lead);
  return [
    words.heading,
    '',
    ...(warning ? [`${words.unverifiedMark} ${warning}`, ''] : []),
    `${words.fields.name}: ${lead.from_name}`,
    `${words.fields.service}: ${serviceName(lead)}`,
    ...furtherFacts(lead).map(({ label, value }) => `${label}: ${value}`),
    '',
    messageText(lead),
    '',
    words.howToReply(lead.from_email),
    ...(desk ? [`${words.desk}: ${desk}`] : []),
    '',
    '-- ',
    words.footer(lead.from_site),
    '',
  ].join('\n');
}
