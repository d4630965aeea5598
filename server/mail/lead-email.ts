import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { MailedLead } from '../store/tables.ts';
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
  furtherFacts,
  headerText,
  leadText,
  messageText,
  replyHref,
  serviceName,
  unverifiedWarning,
} from './lead-text.ts';
import { type AgencyMail, messageId, type Sender } from './mail.ts';
import { leadEmail as words } from './words.ts';

/**
 * The email to the agency about a lead: from and to its own addresses, with the visitor only in `Reply-To`. `Message-ID`
 * depends on the lead alone.
 */
export function composeLeadEmail(lead: MailedLead, sender: Sender): AgencyMail {
  const { name, from, to, desk } = sender;
  const link = desk && desk + deskRoutes.lead(lead.reference);
  const subject = emailSubject(lead);
  return {
    messageId: messageId(lead.id, lead.from_site),
    reference: lead.reference,
    date: lead.received_at,
    from: { name, address: from },
    to: { name: '', address: to },
    replyTo: { name: headerText(lead.from_name), address: lead.from_email },
    subject,
    text: leadText(lead, link),
    html: leadHtml(lead, sender, link),
    fields: fieldsOf(lead, subject),
  };
}

/** The fields of the form under their names on the wire, made safe for headers where they are of one line. */
function fieldsOf(lead: MailedLead, subject: string): AgencyMail['fields'] {
  const { from_email, message, from_site, from_partner, captcha_response, reference } = lead;
  return {
    from_name: headerText(lead.from_name),
    from_email,
    from_phone: headerText(lead.from_phone),
    message,
    from_site,
    from_partner,
    from_serviceid: headerText(lead.from_serviceid),
    from_service: headerText(lead.from_service),
    ...(captcha_response && { 'g-recaptcha-response': captcha_response }),
    reference,
    subject,
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The HTML of a lead's email: visitor, service, message, buttons, facts. Every value is escaped. `desk` is the address
 * of the lead on the desk, if there is one.
 */
export function leadHtml(lead: MailedLead, { name, palette }: Pick<Sender, 'name' | 'palette'>, desk?: string): string {
  const links = answers(lead, name, desk);
  const body = [heading(lead), warning(lead), message(lead), links, factTable(lead), footer(lead)];
  return htmlEmail(palette, emailSubject(lead), messageText(lead), body.join('\n'));
}

function heading(lead: MailedLead): string {
  const { reference, from_name } = lead;
  const service = element('p', `margin: 6px 0 0; font-size: 18px; ${WRAP}`, capitalized(serviceName(lead)));
  return [smallPrint(`${words.heading} · ${reference}`), title(from_name), service].join('\n');
}

function warning(lead: MailedLead): string {
  const text = unverifiedWarning(lead);
  if (!text) return '';
  return `<p style="${QUOTE}"><strong>${escapeHtml(words.unverified.title)}.</strong> ${escapeHtml(text)}</p>`;
}

const message = (lead: MailedLead) =>
  element('div', `${QUOTE}; white-space: pre-wrap; font-size: 17px`, messageText(lead));

function answers(lead: MailedLead, agency: string, desk: string | undefined): string {
  const { from_name, from_phone } = lead;
  const call = callHref(from_phone) && button(callHref(from_phone), words.call(from_phone), 'quiet');
  const open = desk ? button(desk, words.desk, 'quiet') : '';
  return buttons(button(replyHref(lead, agency), words.reply(from_name)), call, open);
}

function factTable(lead: MailedLead): string {
  const rows = furtherFacts(lead).map(({ label, value, href }) => factRow(label, value, href));
  return `<table ${TABLE} style="margin-top: 16px">${rows.join('\n')}</table>`;
}

function factRow(label: string, value: string, href: string): string {
  const cell = `padding: 9px 0; vertical-align: top; ${RULED}`;
  const text = escapeHtml(value);
  const shown = href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
  return `<tr class="fact"><td width="34%" style="${cell}; font-size: 14px">${escapeHtml(label)}</td><td style="${cell}; ${WRAP}">${shown}</td></tr>`;
}

const footer = (lead: MailedLead) =>
  smallPrint(`${words.howToReply(lead.from_email)} ${words.footer(lead.from_site)}`, '20px 0 0');
