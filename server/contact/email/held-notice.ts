import { company } from '../../../content/company.ts';
import { heldNotice as words } from '../../../content/messages.ts';
import type { Env } from '../../config/env.ts';
import type { HeldNoticeFacts } from '../outbox/held-notice-queue.ts';
import { escapeHtml, htmlEmail, styleAttributes } from './layout.ts';
import { formatDate } from './lead-text.ts';
import type { LeadEmail } from './transport.ts';

type Sender = Pick<Env, 'CONTACT_FROM' | 'SITE_URL'>;

/** The email that tells the agency how many leads are held. It contains nothing that a visitor typed. */
export function composeHeldNotice(
  sender: Sender,
  { requests, oldest, countedAt, reportedAt }: HeldNoticeFacts,
): LeadEmail {
  return composeOwnEmail(sender, {
    // For the Message-ID: the same for every attempt, another for the next notice.
    id: `held-${reportedAt ?? 0}`,
    reference: words.reference,
    at: countedAt,
    subject: words.subject(requests),
    paragraphs: words.text(requests, formatDate(oldest ?? countedAt)),
    service: words.service,
  });
}

type OwnEmail = {
  readonly id: string;
  /** Follows the company's prefix, as the random characters of a lead's reference do. */
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** For the service field in the templates of hosted providers. */
  readonly service: string;
};

/** An email from the site to the agency. It contains nothing that a visitor typed. */
export function composeOwnEmail({ CONTACT_FROM, SITE_URL }: Sender, { service, ...email }: OwnEmail): LeadEmail {
  return {
    id: email.id,
    reference: `${company.referencePrefix}-${email.reference}`,
    received_at: email.at,
    subject: email.subject,
    from_name: company.name,
    from_email: CONTACT_FROM,
    from_phone: '',
    message: email.paragraphs.join('\n\n'),
    from_site: SITE_URL,
    from_partner: company.name,
    from_serviceid: service,
    from_service: service,
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
