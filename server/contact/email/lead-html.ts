import type { Palette } from '../../../domain/site/palette.ts';
import {
  button,
  buttons,
  element,
  escapeHtml,
  htmlEmail,
  QUOTE,
  RULED,
  smallPrint,
  TABLE,
  title,
  WRAP,
} from './layout.ts';
import {
  callHref,
  emailSubject,
  messageText,
  receivedAt,
  replyHref,
  serviceName,
  unverifiedWarning,
  visitorHref,
} from './lead-text.ts';
import type { LeadEmail } from './transport.ts';
import { leadEmail as words } from './words.ts';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The agency's name, and the colours of its emails. */
export type EmailAgency = { readonly name: string; readonly palette: Palette };

/**
 * The HTML of a lead's email: visitor, service, message, buttons, facts. Every value is escaped. `desk` is the address
 * of the lead on the desk, if there is one.
 */
export function leadHtml(email: LeadEmail, { name, palette }: EmailAgency, desk?: string): string {
  const links = answers(email, name, desk);
  const body = [heading(email), warning(email), message(email), links, factTable(email), footer(email)];
  return htmlEmail(palette, emailSubject(email), messageText(email), body.join('\n'));
}

function heading(email: LeadEmail): string {
  const { reference, from_name } = email;
  const service = element('p', `margin: 6px 0 0; font-size: 18px; ${WRAP}`, capitalized(serviceName(email)));
  return [smallPrint(`${words.heading} · ${reference}`), title(from_name), service].join('\n');
}

function warning(email: LeadEmail): string {
  const text = unverifiedWarning(email);
  if (!text) return '';
  return `<p style="${QUOTE}"><strong>${escapeHtml(words.unverified.title)}.</strong> ${escapeHtml(text)}</p>`;
}

const message = (email: LeadEmail) =>
  element('div', `${QUOTE}; white-space: pre-wrap; font-size: 17px`, messageText(email));

function answers(email: LeadEmail, agency: string, desk: string | undefined): string {
  const { from_name, from_phone } = email;
  const call = callHref(from_phone) && button(callHref(from_phone), words.call(from_phone), 'quiet');
  const open = desk ? button(desk, words.desk, 'quiet') : '';
  return buttons(button(replyHref(email, agency), words.reply(from_name)), call, open);
}

function factTable(email: LeadEmail): string {
  const { fields } = words;
  const rows = [
    [fields.email, email.from_email, visitorHref(email)],
    [fields.phone, email.from_phone, callHref(email.from_phone)],
    [fields.received, receivedAt(email), ''],
    [fields.reference, email.reference, ''],
  ] as const;
  const shown = rows.filter(([, value]) => value !== '').map(([label, value, href]) => factRow(label, value, href));
  return `<table ${TABLE} style="margin-top: 16px">${shown.join('\n')}</table>`;
}

function factRow(label: string, value: string, href: string): string {
  const cell = `padding: 9px 0; vertical-align: top; ${RULED}`;
  const text = escapeHtml(value);
  const shown = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
  return `<tr class="fact"><td width="34%" style="${cell}; font-size: 14px">${escapeHtml(label)}</td><td style="${cell}; ${WRAP}">${shown}</td></tr>`;
}

const footer = (email: LeadEmail) =>
  smallPrint(`${words.howToReply(email.from_email)} ${words.footer(email.from_site)}`, '20px 0 0');
