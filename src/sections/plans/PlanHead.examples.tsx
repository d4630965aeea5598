import { routes } from '../../../domain/routes.ts';
import { navigation, planPage } from '../../../tests/harness/unit/our-content.ts';
import { sampleItems } from '../../catalogue/words.ts';

const { back, call } = planPage;
const [{ title, description: summary }] = sampleItems;
const rest = {
  back: { label: back, href: routes.services },
  breadcrumbs: navigation.links,
  quote: { label: call.linkLabel, href: routes.contact },
};
export const examples = {
  priced: {
    plan: { title, summary, image: 'site', price: { amount: 1234, from: true, unit: 'pago único' } },
    service: 'grana',
    ...rest,
  },
  'on request': { plan: { title, summary, image: 'bag' }, service: 'anil', ...rest },
} as const;
