import { company } from '../../../content/company.ts';
import { heldNotice as words } from '../../../content/messages.ts';
import type { Env } from '../../config/env.ts';
import type { NoticeFacts } from '../outbox/notice-queue.ts';
import { escapeHtml, mailPage, tinted } from './layout.ts';
import { formatDate } from './lead-text.ts';
import type { Letter } from './transport.ts';

type Sender = Pick<Env, 'CONTACT_FROM' | 'SITE_URL'>;

/** The letter that tells the agency how many requests are held. It holds nothing that a visitor wrote. */
export function composeNotice(sender: Sender, { requests, oldest, countedAt, reportedAt }: NoticeFacts): Letter {
  return ownLetter(sender, {
    // The same for every try, and another one the next day.
    id: `held-${reportedAt ?? 0}`,
    reference: words.reference,
    at: countedAt,
    subject: words.subject(requests),
    paragraphs: words.text(requests, formatDate(oldest ?? countedAt)),
    service: words.service,
  });
}

type OwnLetter = {
  readonly id: string;
  /** What stands behind the prefix, in the place of a lead's own. */
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** For a hosted provider's template, which has a field for it. */
  readonly service: string;
};

/** A letter from the site to the agency, with nothing in it that a visitor wrote. */
export function ownLetter({ CONTACT_FROM, SITE_URL }: Sender, { service, ...letter }: OwnLetter): Letter {
  return {
    id: letter.id,
    reference: `${company.referencePrefix}-${letter.reference}`,
    received_at: letter.at,
    subject: letter.subject,
    from_name: company.name,
    from_email: CONTACT_FROM,
    from_phone: '',
    message: letter.paragraphs.join('\n\n'),
    from_site: SITE_URL,
    from_partner: company.name,
    from_serviceid: service,
    from_service: service,
    quarantine: null,
    captcha_response: null,
  };
}

/** A notice as text and as an e-mail page. */
export function noticeBody({ message, from_site }: Letter, subject: string) {
  const footer = words.footer(from_site);
  const paragraphs = message
    .split('\n\n')
    .map((line) => `<p ${tinted({ text: 'text' }, 'margin: 0 0 12px')}>${escapeHtml(line)}</p>`);
  const title = `<h1 ${tinted({ text: 'text' }, 'margin: 0 0 16px; font-size: 26px; line-height: 1.15')}>${escapeHtml(subject)}</h1>`;
  const end = `<p ${tinted({ text: 'muted' }, 'margin: 24px 0 0; font-size: 14px')}>${escapeHtml(footer)}</p>`;
  return {
    text: [message, '', '-- ', footer, ''].join('\n'),
    html: mailPage(subject, message, [title, ...paragraphs, end].join('\n')),
  };
}
