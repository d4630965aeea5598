import type { IconName } from '../domain/plans/plan.ts';
import { mailHref, mapHref, phoneHref } from '../domain/routes.ts';
import { formatHours } from '../domain/site/opening-hours.ts';
import { company } from './company.ts';

/** A way to contact the agency. Hours have no link. */
export type ContactItem = {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly href?: string;
};

const phone: readonly ContactItem[] = company.phone
  ? [{ title: 'Teléfono', description: company.phone, icon: 'phone', href: phoneHref(company.phone) }]
  : [];

/** In the order of the footer and the contact page. Without a phone there is no phone item. */
export const contactItems: readonly ContactItem[] = [
  { title: 'Dirección', description: company.address, icon: 'pin', href: mapHref(company.address) },
  { title: 'Horario', description: formatHours(company.hours), icon: 'clock' },
  { title: 'Correo', description: company.email, icon: 'mail', href: mailHref(company.email) },
  ...phone,
];
