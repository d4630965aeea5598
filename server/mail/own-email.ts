import type { Palette } from '../../domain/site/palette.ts';
import { button, buttons, htmlEmail, paragraphs as htmlParagraphs, smallPrint, title } from './layout.ts';
import { type AgencyMail, messageId, type Sender } from './mail.ts';
import { ownEmail as words } from './words.ts';

type OwnEmail = {
  /** For the `Message-ID`: the same for every attempt. */
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
  /** Plain text and HTML, in place of what is made of the paragraphs. */
  readonly body?: { readonly text: string; readonly html: string };
};

/** An email from the site to the agency. It contains nothing that a visitor typed. */
export function composeOwnEmail(sender: Sender, email: OwnEmail): AgencyMail {
  const { name, palette, from, to, site } = sender;
  const { subject, service, action, aside = [] } = email;
  const reference = `${sender.referencePrefix}-${email.reference}`;
  const footer = words.footer(site);
  const message = [
    ...email.paragraphs,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    ...(aside.length > 0 ? [aside.join('\n')] : []),
  ].join('\n\n');
  return {
    messageId: messageId(email.id, site),
    reference,
    date: email.at,
    from: { name, address: from },
    to: { name: '', address: to },
    replyTo: { name, address: from },
    subject,
    text: email.body?.text ?? [message, '', '-- ', footer, ''].join('\n'),
    html: email.body?.html ?? ownHtml(palette, email, footer),
    fields: {
      from_name: name,
      from_email: from,
      from_phone: '',
      message,
      from_site: site,
      from_partner: name,
      from_serviceid: service,
      from_service: service,
      reference,
      subject,
    },
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
