import { routes } from '../../../domain/routes.ts';
import { sampleFamily, sampleItems } from '../../catalogue/words.ts';

const { title } = sampleFamily;
const { service, label, icon } = { service: 'anil', label: 'Ejemplo', icon: 'web' } as const;
const plan = (tier: number) => ({
  title: `Nivel ${'I'.repeat(tier)}`,
  tier,
  items: sampleItems.map((item) => item.title),
  href: routes.services,
  price: { amount: 299, from: true },
});
const first = plan(1);
const plans = [first, plan(2), plan(3)];
const seven = Array.from({ length: 7 }, (_, index) => ({ ...first, title: `${index + 1}`, href: `#${index + 1}` }));

export const examples = {
  three: { service, title, label, icon, plans },
  rail: { service, title, plans, rail: true },
  one: { service, title, plans: [{ ...first, tier: undefined, price: undefined }] },
  seven: { service, title, plans: seven },
};
