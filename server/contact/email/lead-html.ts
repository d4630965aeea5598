import type { Palette } from '../../../domain/site/palette.ts';
import { button, escapeHtml, htmlEmail, styleAttributes } from './layout.ts';
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

const WRAP = 'overflow-wrap: anywhere; word-break: break-word';
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The agency's name, and the colours of its emails. */
export type EmailAgency = { readonly name: string; readonly palette: Palette };

/**
 * The HTML of a lead's email: visitor, service, message, buttons, facts. Every value is escaped. `desk` is the address
 * of the lead on the desk, if there is one.
 */
export function leadHtml(email: LeadEmail, { name, palette }: EmailAgency, desk?: string): string {
  const links = buttons(email, name, desk);
  const body = [heading(email), warning(email), message(email), links, factTable(email), footer(email)];
  return htmlEmail(palette, emailSubject(email), messageText(email), body.join('\n'));
}

function heading(email: LeadEmail): string {
  const { reference, from_name } = email;
  return `<p ${styleAttributes({ text: 'muted' }, 'margin: 0; font-size: 14px')}>${escapeHtml(words.heading)} · ${escapeHtml(reference)}</p>
<h1 ${styleAttributes({ text: 'text' }, `margin: 4px 0 0; font-size: 28px; line-height: 1.15; ${WRAP}`)}>${escapeHtml(from_name)}</h1>
<p ${styleAttributes({ text: 'text' }, `margin: 6px 0 20px; font-size: 18px; ${WRAP}`)}>${escapeHtml(capitalized(serviceName(email)))}</p>`;
}

function warning(email: LeadEmail): string {
  const text = unverifiedWarning(email);
  if (!text) return '';
  const box = `margin: 0 0 20px; padding: 2px 0 2px 14px; border-left: 6px solid`;
  return `<p ${styleAttributes({ text: 'warning' }, box)}><strong>${escapeHtml(words.unverified.title)}.</strong> ${escapeHtml(text)}</p>`;
}

function message(email: LeadEmail): string {
  const look = `margin: 0 0 24px; padding: 18px 20px; white-space: pre-wrap; font-size: 17px; ${WRAP}`;
  return `<div ${styleAttributes({ text: 'text', behind: 'quote' }, look)}>${escapeHtml(messageText(email))}</div>`;
}

function buttons(email: LeadEmail, agency: string, desk: string | undefined): string {
  const { from_name, from_phone } = email;
  const call = callHref(from_phone) && button(callHref(from_phone), words.call(from_phone), 'quiet');
  const open = desk ? button(desk, words.desk, 'quiet') : '';
  return `<table class="buttons" ${TABLE}><tr><td>${button(replyHref(email, agency), words.reply(from_name))}${call}${open}</td></tr></table>`;
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
  const cell = 'padding: 9px 0; vertical-align: top';
  const text = escapeHtml(value);
  const link = `<a href="${escapeHtml(href)}" ${styleAttributes({ text: 'link' })}>${text}</a>`;
  const name = `<td width="34%" ${styleAttributes({ text: 'muted', ruled: true }, `${cell}; font-size: 14px`)}>${escapeHtml(label)}</td>`;
  return `<tr class="fact">${name}<td ${styleAttributes({ text: 'text', ruled: true }, `${cell}; ${WRAP}`)}>${href ? link : text}</td></tr>`;
}

function footer(email: LeadEmail): string {
  const text = `${words.howToReply(email.from_email)} ${words.footer(email.from_site)}`;
  return `<p ${styleAttributes({ text: 'muted' }, `margin: 20px 0 0; font-size: 14px; ${WRAP}`)}>${escapeHtml(text)}</p>`;
}
