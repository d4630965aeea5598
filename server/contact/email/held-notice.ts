import { company } from '../../../content/company.ts';
import { heldNotice as words } from '../../../content/messages.ts';
import type { Env } from '../../config/env.ts';
import type { HeldNoticeFacts } from '../outbox/held-notice-queue.ts';
import { escapeHtml, htmlEmail, styleAttributes } from './layout.ts';
import { formatDate } from './lead-text.ts';
import type { LeadEmail } from './transport.ts';

/** The email that tells the agency how many leads are held. It holds nothing that a visitor typed. */
export function composeHeldNotice(
  { CONTACT_FROM, SITE_URL }: Pick<Env, 'CONTACT_FROM' | 'SITE_URL'>,
  { requests, oldest, countedAt, reportedAt }: HeldNoticeFacts,
): LeadEmail {
  return {
    // The Message-ID: constant over attempts, different for the next notice.
    id: `held-${reportedAt ?? 0}`,
    reference: `${company.referencePrefix}-${words.reference}`,
    received_at: countedAt,
    subject: words.subject(requests),
    from_name: company.name,
    from_email: CONTACT_FROM,
    from_phone: '',
    message: words.text(requests, formatDate(oldest ?? countedAt)).join('\n\n'),
    from_site: SITE_URL,
    from_partner: company.name,
    from_serviceid: words.service,
    from_service: words.service,
    quarantine: null,
    captcha_response: null,
  };
}

/** A notice as plain text and HTML. */
export function heldNoticeBody({ message, from_site }: LeadEmail, subject: string) {
  const footer = words.footer(from_site);
  const paragraphs = message
    .split('\n\n')
    .map((line) => `<p ${styleAttributes({ text: 'text' }, 'margin: 0 0 12px')}>${escapeHtml(line)}</p>`);
  const title = `<h1 ${styleAttributes({ text: 'text' }, 'margin: 0 0 16px; font-size: 26px; line-height: 1.15')}>${escapeHtml(subject)}</h1>`;
  const end = `<p ${styleAttributes({ text: 'muted' }, 'margin: 24px 0 0; font-size: 14px')}>${escapeHtml(footer)}</p>`;
  return {
    text: [message, '', '-- ', footer, ''].join('\n'),
    html: htmlEmail(subject, message, [title, ...paragraphs, end].join('\n')),
  };
}
