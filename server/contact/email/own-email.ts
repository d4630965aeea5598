import type { Company } from '../../../domain/content/company.ts';
import type { Content } from '../../../domain/content/content.ts';
import type { Palette } from '../../../domain/site/palette.ts';
import type { Env } from '../../config/env.ts';
import { button, buttons, htmlEmail, paragraphs as htmlParagraphs, smallPrint, title } from './layout.ts';
import type { LeadEmail } from './transport.ts';
import { heldNotice as words } from './words.ts';

/** The settings that emails from the site need. */
export type Sender = Pick<Env, 'CONTACT_FROM' | 'SITE_URL'>;
/** What emails from the site say of the agency. */
export type Agency = Pick<Company, 'name' | 'referencePrefix'>;
/** What emails from the site take from the content. */
export type EmailContent = Pick<Content, 'palette'> & { readonly company: Agency };

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

function ownHtml(palette: Palette, { subject, paragraphs, action, aside = [] }: OwnEmail, footer: string): string {
  const body = [
    title(subject),
    ...htmlParagraphs(paragraphs),
    ...(action ? [buttons(button(action.href, action.label))] : []),
    ...aside.map((line, index) => smallPrint(line, index === 0 ? '24px 0 0' : '0')),
    smallPrint(footer, '24px 0 0'),
  ];
  return htmlEmail(palette, subject, paragraphs.join(' '), body.join('\n'));
}
