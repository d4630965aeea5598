import { contactPage } from '../../../content/pages/contact.ts';
import { planPage } from '../../../content/pages/plan.ts';
import { routes } from '../../../domain/routes.ts';
import { PageHead } from './PageHead.tsx';

const { title, seo } = contactPage;
const back = { label: planPage.back, href: routes.services };
export const Component = PageHead;
export const examples = {
  sky: { title },
  cloth: { title, text: seo.description, service: 'marketing', back },
  preview: { title, text: seo.description, service: 'alojamiento-web', image: 'night', back },
} as const;
