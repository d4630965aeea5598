import { fitMailtoBody } from '../../../domain/contact/mailto-body.ts';
import type { Company } from '../../../domain/content/company.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { whatsappHref } from '../../../domain/routes.ts';
import { formatMoment } from '../../../domain/site/moment.ts';
import type { Lead } from '../../leads/read-leads.ts';
import { callHref, messageText, planName, visitorHref } from '../../mail/lead-text.ts';
import { leadEmail } from '../../mail/words.ts';

/** Windows hands no longer link to a mail program: 2,083 characters, of which some programs use a few. */
const LONGEST_LINK = 2_000;
const LINE_END = /\r?\n/g;

/** The links by which the agency answers a lead: by email, by WhatsApp and by telephone; the last two only where its phone allows. */
export function answerLinks(lead: Lead, company: Company) {
  const number = whatsappNumber(lead.from_phone, company);
  const agency = company.name;
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

/** Digits like those of each mobile number of Ecuador. */
const ECUADORIAN = '593990000000';
/** Shortest and longest number with its country code (E.164). */
const [SHORTEST, LONGEST] = [10, 15];
/** The country code that a number begins with (E.164): three digits, but for these; 549 begins mobiles of Argentina. */
const CODE = /^(?:549|[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A phone number as WhatsApp knows it, digits with the country code; undefined when it cannot be one. A number without a
 * code that is like the agency's own, or in Ecuador like its mobiles (`099 123 4567`), gets that code; the zero of
 * `+593 (0)99…` is for calls without it.
 */
export function whatsappNumber(phone: string, { whatsapp, country }: Company): string | undefined {
  const own = country.code === 'EC' ? ECUADORIAN : whatsapp.replace(/\D/g, '');
  const number = withCode(phone.trim(), own).replace(/^5930/, '593');
  return number.length >= SHORTEST && number.length <= LONGEST ? number : undefined;
}

/** The digits of a number with its country code; of one without, only if it is as long as `own` and begins like it. */
function withCode(phone: string, own: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.length > SHORTEST && !digits.startsWith('0')) return digits;
  const [code = ''] = CODE.exec(own) ?? [];
  const number = code + digits.replace(/^0/, '');
  return number.length === own.length && number[code.length] === own[code.length] ? number : '';
}
