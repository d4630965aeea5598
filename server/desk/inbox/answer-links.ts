import { fitMailtoBody } from '../../../domain/contact/mailto-body.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { whatsappHref } from '../../../domain/routes.ts';
import { formatMoment } from '../../../domain/site/moment.ts';
import type { Lead } from '../../leads/read-leads.ts';
import { callHref, messageText, planName, visitorHref } from '../../mail/lead-text.ts';
import { leadEmail } from '../../mail/words.ts';

/** Windows hands no longer link to a mail program: 2,083 characters, of which some programs use a few. */
const LONGEST_LINK = 2_000;
const LINE_END = /\r?\n/g;

/** The links by which `agency` answers a lead: by email, by WhatsApp and by telephone; the last two only where its phone allows. */
export function answerLinks(lead: Lead, agency: string) {
  const number = whatsappNumber(lead.from_phone);
  const text = deskWords.lead.whatsappText(agency, firstName(lead.from_name), planName(lead));
  return {
    replyHref: replyHref(lead, agency),
    whatsappHref: number && whatsappHref(number, text),
    callHref: callHref(lead.from_phone) || undefined,
  };
}

/** `mailto:` link with a draft that quotes the message, as much of it as a link may hold. */
function replyHref(lead: Lead, agency: string): string {
  const subject = leadEmail.replySubject(agency, lead.reference);
  const write = (quote: string) => {
    const body = deskWords.lead.replyText(firstName(lead.from_name), formatMoment(lead.received_at), quote);
    // As RFC 6068 asks.
    return visitorHref(lead, { subject, body: body.replace(LINE_END, '\r\n') });
  };
  const quote = messageText(lead).trim().replace(/^/gm, '> ').replace(LINE_END, '\r\n');
  return write(fitMailtoBody(quote, '…', LONGEST_LINK - write('').length));
}

/** How a person is addressed: the first name of «Rosa Chicaiza». Other texts, such as «Dr. Vega» or «rosa», stay whole. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s/, 1);
  return /^\p{Lu}\p{Ll}+$/u.test(first) ? first : name.trim();
}

/** Country code of Ecuador, for numbers that a visitor wrote without one. */
const HOME_CODE = '593';
/** Shortest and longest number with its country code (E.164). */
const [SHORTEST, LONGEST] = [10, 15];

/**
 * A phone number as WhatsApp knows it, digits with the country code; undefined when it cannot be one. Mobile numbers of
 * Ecuador (`099 123 4567`, `99 123 4567`) get their code; the zero of `+593 (0)99…` is for calls without it.
 */
export function whatsappNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  const number = withCode(phone.trim(), digits).replace(/^5930/, HOME_CODE);
  return number.length >= SHORTEST && number.length <= LONGEST ? number : undefined;
}

function withCode(phone: string, digits: string): string {
  if (phone.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (/^09\d{8}$/.test(digits)) return HOME_CODE + digits.slice(1);
  return /^9\d{8}$/.test(digits) ? HOME_CODE + digits : digits.replace(/^0.*$/, '');
}
