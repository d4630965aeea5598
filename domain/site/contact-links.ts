import type { Company } from '../content/company.ts';
import type { IconName } from '../content/drawings.ts';
import type { Link } from '../content/fields.ts';
import { fill } from '../content/fill.ts';
import type { Messages } from '../content/messages.ts';
import { mailHref, mapHref, phoneHref, whatsappHref } from '../routes.ts';
import { formatHours } from './opening-hours.ts';

/** A way to contact the agency, or its opening hours, which have no link. */
export type ContactItem = {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly href?: string;
};
export type ContactFacts = {
  readonly company: Company;
  readonly messages: Pick<Messages, 'contactLabels' | 'directLabels'>;
};

/**
 * In the order of the footer and the contact page. Phone and WhatsApp are left out when their number is empty; the message
 * that WhatsApp prepares names the plan, if there is one.
 */
export function contactItems(facts: ContactFacts, planTitle?: string): readonly ContactItem[] {
  const { contactLabels: labels } = facts.messages;
  const { address, email, phone, whatsapp, hours } = facts.company;
  const chat = { title: labels.whatsapp, description: whatsapp, icon: 'speech' } as const;
  return [
    { title: labels.address, description: address, icon: 'pin', href: mapHref(address) },
    { title: labels.hours, description: formatHours(hours), icon: 'clock' },
    { title: labels.email, description: email, icon: 'mail', href: mailHref(email) },
    ...(whatsapp ? [{ ...chat, href: chatHref(facts, planTitle) }] : []),
    ...(phone ? [{ title: labels.phone, description: phone, icon: 'phone', href: phoneHref(phone) } as const] : []),
  ];
}

/** Buttons for WhatsApp and telephone, each left out when its number is empty. */
export function directLinks(facts: ContactFacts, planTitle?: string): readonly Link[] {
  const { company, messages } = facts;
  const { whatsapp, call } = messages.directLabels;
  return [
    ...(company.whatsapp ? [{ label: whatsapp, href: chatHref(facts, planTitle), newTab: true }] : []),
    ...(company.phone ? [{ label: call, href: phoneHref(company.phone) }] : []),
  ];
}

function chatHref({ company, messages }: ContactFacts, planTitle?: string): string {
  const { draft, planDraft } = messages.directLabels;
  return whatsappHref(company.whatsapp, planTitle ? fill(planDraft, { plan: planTitle }) : draft);
}
