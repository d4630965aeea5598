import type { Company } from '../../../domain/content/company.ts';
import type { Content } from '../../../domain/content/content.ts';
import { inboxHref } from '../../../domain/desk/inbox-filter.ts';
import { formatDate } from '../../../domain/site/moment.ts';
import type { Palette } from '../../../domain/site/palette.ts';
import type { Env } from '../../config/env.ts';
import type { HeldNoticeFacts } from '../outbox/held-notice-queue.ts';
import { button, escapeHtml, htmlEmail, styleAttributes } from './layout.ts';
import type { LeadEmail } from './transport.ts';
import { heldNotice as words } from './words.ts';

type Sender = Pick<Env, 'CONTACT_FROM' | 'SITE_URL'>;
/** What emails from the site say of the agency. */
export type Agency = Pick<Company, 'name' | 'referencePrefix'>;
/** What emails from the site take from the content. */
export type EmailContent = Pick<Content, 'palette'> & { readonly company: Agency };

/** The email that tells the agency how many leads are held. It contains nothing that a visitor typed. */
export function composeHeldNotice(
  env: Sender & Pick<Env, 'DESK'>,
  content: EmailContent,
  { requests, oldest, countedAt, reportedAt }: HeldNoticeFacts,
): LeadEmail {
  const href = env.SITE_URL + inboxHref({ search: '', state: 'cuarentena' });
  return composeOwnEmail(env, content, {
    // For the Message-ID: the same for every attempt, another for the next notice.
    id: `held-${reportedAt ?? 0}`,
    reference: words.reference,
    at: countedAt,
    subject: words.subject(requests),
    paragraphs: words.text(requests, formatDate(oldest ?? countedAt)),
    action: env.DESK ? { label: words.desk, href } : undefined,
    aside: words.commands(content.company.referencePrefix),
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
  /** A button below the paragraphs. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  /** Lines in small print below the button. */
  readonly aside?: readonly string[];
  /** For the service field in the templates of hosted providers. */
  readonly service: string;
};

/** An email from the site to the agency. It contains nothing that a visitor typed. */
export function composeOwnEmail({ CONTACT_FROM, SITE_URL }: Sender, content: EmailContent, email: OwnEmail): LeadEmail {
  const { company: agency, palette } = content;
  const { action, aside = [], service } = email;
  const message = [
    ...email.paragraphs,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    ...(aside.length > 0 ? [aside.join('\n')] : []),
  ].join('\n\n');
  return {
    id: email.id,
    reference: `${agency.referencePrefix}-${email.reference}`,
    received_at: email.at,
    subject: email.subject,
    body: {
      text: [message, '', '-- ', words.footer(SITE_URL), ''].join('\n'),
      html: ownHtml(palette, email, words.footer(SITE_URL)),
    },
    from_name: agency.name,
    from_email: CONTACT_FROM,
    from_phone: '',
    message,
    from_site: SITE_URL,
    from_partner: agency.name,
    from_serviceid: service,
    from_service: service,
    quarantine: null,
    captcha_response: null,
  };
}

const SMALL = 'margin: 24px 0 0; font-size: 14px';

function ownHtml(palette: Palette, { subject, paragraphs, action, aside = [] }: OwnEmail, footer: string): string {
  const small = (...lines: readonly string[]) =>
    `<p ${styleAttributes({ text: 'muted' }, SMALL)}>${lines.map(escapeHtml).join('<br>')}</p>`;
  const body = [
    `<h1 ${styleAttributes({ text: 'text' }, 'margin: 0 0 16px; font-size: 26px; line-height: 1.15')}>${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((line) => `<p ${styleAttributes({ text: 'text' }, 'margin: 0 0 12px')}>${escapeHtml(line)}</p>`),
    ...(action ? [`<div class="buttons" style="margin-top: 24px">${button(action.href, action.label)}</div>`] : []),
    ...(aside.length > 0 ? [small(...aside)] : []),
    small(footer),
  ];
  return htmlEmail(palette, subject, paragraphs.join(' '), body.join('\n'));
}
