import { phoneHref, whatsappHref } from '../../domain/routes.ts';
import { contactItems } from '../../domain/site/contact-links.ts';
import { company, messages } from '../../tests/harness/unit/our-content.ts';

const number = '099 000 0000';
const phone = { title: number, description: number, icon: 'phone', href: phoneHref(number) } as const;
const chat = { title: 'WhatsApp', description: number, icon: 'speech', href: whatsappHref(number, number) } as const;
const items = contactItems({ company, messages });
export const examples = { withoutPhone: { items }, withPhone: { items: [...items, chat, phone] } };
