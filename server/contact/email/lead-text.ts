import { letter as words } from '../../../content/messages.ts';
import { mailHref } from '../../../domain/routes.ts';
import type { QuarantineReason } from '../store/tables.ts';
import type { Letter } from './transport.ts';

const DEFAULT_SERVICE_ID = 'Contact';
/** Ecuador has one time zone on the mainland and no summer time. */
const received = new Intl.DateTimeFormat('es-EC', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Guayaquil',
});
const day = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' });

/** What the visitor asked about, in words: «SPA Nivel I», or the general wording without a plan. */
export function serviceName(letter: Pick<Letter, 'from_serviceid' | 'from_service'>): string {
  if (letter.from_serviceid === DEFAULT_SERVICE_ID) return words.generalService;
  return letter.from_service.replaceAll('_', ' ');
}

/** Of what was held and then sent anyway, the owner has judged. */
const NOTICES: Readonly<Record<QuarantineReason, string | undefined>> = {
  honeypot: undefined,
  'too-fast': words.unverified.tooFast,
  unverified: words.unverified.withoutScript,
  'captcha-unreachable': words.unverified.providerAway,
};

/** Why nobody vouches for a letter, as a sentence; undefined when the captcha was solved or the owner does. */
export function unverifiedNotice({ quarantine }: Letter): string | undefined {
  return quarantine === null ? undefined : NOTICES[quarantine];
}

/**
 * A line for a header, in which mail readers take `=?utf-8?Q?…?=` for encoded text: a visitor who types that would have
 * line breaks and turned letters shown that no field takes (RFC 2047).
 */
export const headerText = (line: string) => line.replaceAll('=?', '= ?');

/** Subject line, one line long as every field in it is. */
export function letterSubject(letter: Letter): string {
  if (letter.subject !== undefined) return letter.subject;
  const subject = headerText(words.subject(letter.from_name, serviceName(letter)));
  return unverifiedNotice(letter) ? `${words.unverifiedMark} ${subject}` : subject;
}

/** When the request came, as read in Ecuador. */
export const receivedAt = (letter: Letter) => received.format(letter.received_at);

/** The day of a time, in words. */
export const formatDate = (time: number) => day.format(time);

/** The visitor's message without the control characters that mail programs choke on; lines stay. */
export function letterMessage(letter: Letter): string {
  return letter.message.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** `mailto:` link that writes to the visitor. */
export function visitorHref(letter: Letter, subject?: string): string {
  // A local part may hold `?`, `&` or `%`, which mean something else in a link.
  const address = encodeURIComponent(letter.from_email).replaceAll('%40', '@');
  return mailHref(address, subject ? { subject } : {});
}

/** `mailto:` link that answers the visitor, with the subject filled in. */
export const replyHref = (letter: Letter) => visitorHref(letter, words.replySubject(letter.reference));

/** The facts of a letter as label and value, in reading order; empty ones left out. */
function facts(letter: Letter): string[] {
  const { fields } = words;
  const all = [
    [fields.name, letter.from_name],
    [fields.service, serviceName(letter)],
    [fields.email, letter.from_email],
    [fields.phone, letter.from_phone],
    [fields.received, receivedAt(letter)],
    [fields.reference, letter.reference],
  ] as const;
  return all.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
}

/** The letter as plain text. */
export function letterText(letter: Letter): string {
  const notice = unverifiedNotice(letter);
  return [
    words.heading,
    '',
    ...(notice ? [`${words.unverifiedMark} ${notice}`, ''] : []),
    ...facts(letter),
    '',
    letterMessage(letter),
    '',
    words.howToReply(letter.from_email),
    '',
    '-- ',
    words.footer(letter.from_site),
    '',
  ].join('\n');
}
