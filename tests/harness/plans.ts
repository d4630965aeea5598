import { listPlans, serviceOfPlan } from '../../domain/plans/find-plan.ts';
import type { Plan } from '../../domain/plans/plan.ts';
import { formatPrice, formatPriceLine, type Price } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { catalogue, content, priceWords, services } from './unit/our-content.ts';

/** The plans in `content/`. */
export const plans: readonly Plan[] = Object.entries(content.plans).map(([id, plan]) => ({ ...plan, id }));

/** The plans with their paths and the pages of their services. */
export const planPages = listPlans(catalogue).flatMap((address) => {
  const plan = plans.find(({ id }) => id === address.id);
  const slug = serviceOfPlan(catalogue, address.id)?.slug ?? '';
  const service = services.find(({ href }) => href === routes.service(slug));
  return plan && service ? [{ ...plan, path: routes.plan(address), quote: routes.quote(plan), service }] : [];
});

/** The first plan that matches. Throws when there is none. */
export function findExample(isWanted: (plan: (typeof planPages)[number]) => boolean) {
  const found = planPages.find(isWanted);
  if (!found) throw new Error('No plan in content/plans matches');
  return found;
}

/** Any plan with a price. */
export const examplePlan = findExample(({ price }) => price !== undefined);

function priceOf(id: string): Price | undefined {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`content/plans/${id}.yaml does not exist`);
  return plan.price;
}

/** A plan's price, as shown on cards. Throws for an unknown plan. */
export const figure = (id: string): string => formatPrice(priceOf(id), priceWords);
/** A plan's full price line, as shown on its page. Throws for an unknown plan. */
export const priceLine = (id: string): string => formatPriceLine(priceOf(id), priceWords);
