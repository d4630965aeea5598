import { servicesOverview } from '../../../content/pages/services-overview.ts';
import { routes } from '../../../domain/routes.ts';
import { tierWordsOf } from '../../data/tier-words.ts';
import { PlanGrid } from './PlanGrid.tsx';

const [group] = servicesOverview.groups;
const { service, title, label, icon } = group;
const plans = group.tiers.map(({ address, items }, index) => {
  const tier = index + 1;
  const title = tierWordsOf(tier)?.name ?? '';
  return { title, tier, items, href: routes.plan(address), price: { amount: 299, from: true } };
});
const [first] = plans;
const seven = Array.from({ length: 7 }, (_, index) => ({ ...first, title: `${index + 1}`, href: `#${index + 1}` }));

export const Component = PlanGrid;
export const examples = {
  three: { service, title, label, icon, plans },
  rail: { service, title, plans, rail: true },
  one: { service, title, plans: [{ ...first, tier: undefined, price: undefined }] },
  seven: { service, title, plans: seven },
};
export const criteria = {
  'without style': 'keep price, unit and «desde» apart, and say the height that the drawing shows',
  keyboard: 'scroll the row of plans with the arrow keys where it is wider than the screen',
  zoom: 'scroll a row of plans sideways on a narrow screen, never the page',
  voice: 'open a plan when the words on its button are said',
  reader: 'have a heading for each plan, and say with each level which family it is of',
};
