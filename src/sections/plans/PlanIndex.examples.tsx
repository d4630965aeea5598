import { priceWords, services } from '../../../server/testing/our-content.ts';
import { PlanIndex } from './PlanIndex.tsx';

const families = services.map(({ id, name, line, href }) => ({
  title: name,
  service: id,
  plans: [line, name].map((title) => ({ title, href: `${href}#${title}`, price: priceWords.onRequest })),
}));
export const Component = PlanIndex;
export const examples = { families: { title: priceWords.onRequest, families } };
export const criteria = {
  'without style': 'keep each price after the plan that it is of',
  zoom: 'put the families below each other on a narrow screen',
  reader: 'have a heading for each family, above the list of its plans',
};
