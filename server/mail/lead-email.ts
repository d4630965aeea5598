import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import type { MailedLead } from '../store/tables.ts';
import { leadHtml } from './lead-html.ts';
import { emailSubject, headerText, leadText } from './lead-text.ts';
import { type AgencyMail, messageId, type Sender } from './mail.ts';

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
