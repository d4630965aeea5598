import { routes } from '../../../domain/routes.ts';
import { contactPage, navigation, planPage } from '../../../tests/harness/unit/our-content.ts';

const { title, seo } = contactPage;
const back = { label: planPage.back, href: routes.services };
export const examples = {
  sky: { title },
  low: { title, low: true },
  cloth: { title, text: seo.description, service: 'teja', back },
  scene: { title, text: seo.description, service: 'anil', scene: 'windowLoom' },
  preview: {
    title,
    text: seo.description,
    service: 'eucalipto',
    image: 'night',
    back,
    breadcrumbs: navigation.links,
  },
} as const;
