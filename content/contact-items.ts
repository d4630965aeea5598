import type { IconName } from '../domain/plans/plan.ts';
import { mailHref, mapHref, phoneHref, whatsappHref } from '../domain/routes.ts';
import { formatHours } from '../domain/site/opening-hours.ts';
import { company } from './company.ts';

/** A way to contact the agency, or its opening hours, which have no link. */
export type ContactItem = {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly href?: string;
};

/** The message that a WhatsApp link prepares for the visitor to send. */
const draft = (planTitle?: string) =>
  planTitle
    ? `Hola. Me interesa el plan ${planTitle} y quiero una cotización.`
    : 'Hola. Quiero cotizar una página web.';

const phone: readonly ContactItem[] = company.phone
  ? [{ title: 'Teléfono', description: company.phone, icon: 'phone', href: phoneHref(company.phone) }]
  : [];

const whatsapp = (planTitle?: string): readonly ContactItem[] =>
  company.whatsapp
    ? [
        {
          title: 'WhatsApp',
          description: company.whatsapp,
          icon: 'speech',
          href: whatsappHref(company.whatsapp, draft(planTitle)),
        },
      ]
    : [];

/** In the order of the footer and the contact page. Phone and WhatsApp are omitted when their number is empty. */
export const contactItemsFor = (planTitle?: string): readonly ContactItem[] => [
  { title: 'Dirección', description: company.address, icon: 'pin', href: mapHref(company.address) },
  { title: 'Horario de oficina', description: formatHours(company.hours), icon: 'clock' },
  { title: 'Correo', description: company.email, icon: 'mail', href: mailHref(company.email) },
  ...whatsapp(planTitle),
  ...phone,
];
export const contactItems = contactItemsFor();

/** Buttons for WhatsApp and phone, each omitted when its number is empty. */
export const directLinks = (planTitle?: string) => [
  ...(company.whatsapp
    ? [
        {
          label: 'Escribir por WhatsApp',
          href: whatsappHref(company.whatsapp, draft(planTitle)),
          newTab: true,
        },
      ]
    : []),
  ...(company.phone ? [{ label: `Llamar al ${company.phone}`, href: phoneHref(company.phone) }] : []),
];

/** Note beside the WhatsApp button on a plan's page. */
export const whatsappNote = company.whatsapp
  ? 'También por WhatsApp: el mensaje ya dice qué plan le interesa.'
  : undefined;
