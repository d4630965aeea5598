import { letter as words } from '../../../content/messages.ts';
import { phoneHref } from '../../../domain/routes.ts';
import { button, escapeHtml, mailPage, tinted } from './layout.ts';
import {
  letterMessage,
  letterSubject,
  receivedAt,
  replyHref,
  serviceName,
  unverifiedNotice,
  visitorHref,
} from './lead-text.ts';
import type { Letter } from './transport.ts';

const WRAP = 'overflow-wrap: anywhere; word-break: break-word';
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** One number and nothing else: a second one or an extension would be dialled along with it. */
const ONE_NUMBER = /^\+?[\d\s().-]{7,20}$/;
/** `tel:` link, or nothing for a phone that is not one number: the field takes any text. */
const callHref = (phone: string) => (ONE_NUMBER.test(phone.trim()) ? phoneHref(phone) : '');
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The letter as an e-mail page: who, about what, the message, how to answer, the facts. Every value is escaped. */
export function letterHtml(letter: Letter): string {
  const body = [heading(letter), notice(letter), message(letter), answers(letter), factTable(letter), footer(letter)];
  return mailPage(letterSubject(letter), letterMessage(letter), body.join('\n'));
}

function heading(letter: Letter): string {
  const { reference, from_name } = letter;
  return `<p ${tinted({ text: 'muted' }, 'margin: 0; font-size: 14px')}>${escapeHtml(words.heading)} · ${escapeHtml(reference)}</p>
<h1 ${tinted({ text: 'text' }, `margin: 4px 0 0; font-size: 28px; line-height: 1.15; ${WRAP}`)}>${escapeHtml(from_name)}</h1>
<p ${tinted({ text: 'text' }, `margin: 6px 0 20px; font-size: 18px; ${WRAP}`)}>${escapeHtml(capitalized(serviceName(letter)))}</p>`;
}

function notice(letter: Letter): string {
  const text = unverifiedNotice(letter);
  if (!text) return '';
  const box = `margin: 0 0 20px; padding: 2px 0 2px 14px; border-left: 6px solid`;
  return `<p ${tinted({ text: 'warning' }, box)}><strong>${escapeHtml(words.unverified.title)}.</strong> ${escapeHtml(text)}</p>`;
}

function message(letter: Letter): string {
  const look = `margin: 0 0 24px; padding: 18px 20px; white-space: pre-wrap; font-size: 17px; ${WRAP}`;
  return `<div ${tinted({ text: 'text', behind: 'quote' }, look)}>${escapeHtml(letterMessage(letter))}</div>`;
}

function answers(letter: Letter): string {
  const { from_name, from_phone } = letter;
  const call = callHref(from_phone) && button(callHref(from_phone), words.call(from_phone), 'quiet');
  return `<table class="buttons" ${TABLE}><tr><td>${button(replyHref(letter), words.reply(from_name))}${call}</td></tr></table>`;
}

function factTable(letter: Letter): string {
  const { fields } = words;
  const rows = [
    [fields.email, letter.from_email, visitorHref(letter)],
    [fields.phone, letter.from_phone, callHref(letter.from_phone)],
    [fields.received, receivedAt(letter), ''],
    [fields.reference, letter.reference, ''],
  ] as const;
  const shown = rows.filter(([, value]) => value !== '').map(([label, value, href]) => factRow(label, value, href));
  return `<table ${TABLE} style="margin-top: 16px">${shown.join('\n')}</table>`;
}

function factRow(label: string, value: string, href: string): string {
  const cell = 'padding: 9px 0; vertical-align: top';
  const text = escapeHtml(value);
  const link = `<a href="${escapeHtml(href)}" ${tinted({ text: 'link' })}>${text}</a>`;
  const name = `<td width="34%" ${tinted({ text: 'muted', ruled: true }, `${cell}; font-size: 14px`)}>${escapeHtml(label)}</td>`;
  return `<tr class="fact">${name}<td ${tinted({ text: 'text', ruled: true }, `${cell}; ${WRAP}`)}>${href ? link : text}</td></tr>`;
}

function footer(letter: Letter): string {
  const text = `${words.howToReply(letter.from_email)} ${words.footer(letter.from_site)}`;
  return `<p ${tinted({ text: 'muted' }, `margin: 20px 0 0; font-size: 14px; ${WRAP}`)}>${escapeHtml(text)}</p>`;
}
