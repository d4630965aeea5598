import { servicesOverview } from '../../../content/pages/services-overview.ts';
import { tierWords } from '../../../content/widgets.ts';
import { routes } from '../../../domain/routes.ts';
import { PlanGrid } from './PlanGrid.tsx';

const [group] = servicesOverview.groups;
const { service, title, label, icon } = group;
const plans = group.tiers.map(({ address, items }, index) => {
  const tier = (index + 1) as 1 | 2 | 3;
  return { title: tierWords[tier].name, tier, items, href: routes.plan(address), price: { amount: 299, from: true } };
});
const [first] = plans;
const seven = Array.from({ length: 7 }, (_, index) => ({ ...first, title: `${index + 1}`, href: `#${index + 1}` }));

export const Component = PlanGrid;
export const examples = {
  three: { service, title, label, icon, plans },
  one: { service, title, plans: [{ ...first, tier: undefined, price: undefined }] },
  seven: { service, title, plans: seven },
};
