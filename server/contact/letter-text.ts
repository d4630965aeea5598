import { letter as words } from '../../content/messages.ts';
import { mailHref } from '../../domain/routes.ts';
import type { Letter } from './transport.ts';

const DEFAULT_SERVICE_ID = 'Contact';
/** Ecuador has one time zone on the mainland and no summer time. */
const received = new Intl.DateTimeFormat('es-EC', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Guayaquil',
});

/** What the visitor asked about, in words: «SPA Nivel I», or the general wording without a plan. */
export function serviceName(letter: Pick<Letter, 'from_serviceid' | 'from_service'>): string {
  if (letter.from_serviceid === DEFAULT_SERVICE_ID) return words.generalService;
  return letter.from_service.replaceAll('_', ' ');
}

/** Subject line, one line long as every field in it is. */
export function letterSubject(letter: Letter): string {
  return words.subject(letter.from_name, serviceName(letter));
}

/** The facts of a letter as label and value, in reading order; empty ones left out. */
export function letterFacts(letter: Letter): readonly (readonly [label: string, value: string])[] {
  const { fields } = words;
  const facts = [
    [fields.name, letter.from_name],
    [fields.email, letter.from_email],
    [fields.phone, letter.from_phone],
    [fields.service, serviceName(letter)],
    [fields.reference, letter.reference],
    [fields.received, received.format(letter.received_at)],
    [fields.site, letter.from_site],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

/** The visitor's message without the control characters that mail programs choke on; lines stay. */
export function letterMessage(letter: Letter): string {
  return letter.message.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** `mailto:` link that answers the visitor, with the subject filled in. */
export function replyHref(letter: Letter): string {
  // A local part may hold `?`, `&` or `%`, which mean something else in a link.
  const address = encodeURIComponent(letter.from_email).replaceAll('%40', '@');
  return `${mailHref(address)}?subject=${encodeURIComponent(words.replySubject(letter.reference))}`;
}

/** The letter as plain text. */
export function letterText(letter: Letter): string {
  const facts = letterFacts(letter).map(([label, value]) => `${label}: ${value}`);
  return [words.heading, '', ...facts, '', letterMessage(letter), '', '-- ', words.footer(letter.from_site), ''].join(
    '\n',
  );
}
