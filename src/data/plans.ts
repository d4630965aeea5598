import { getCollection } from 'astro:content';
import { hostingResources } from '../../content/hosting-resources.ts';
import { priceWords } from '../../content/messages.ts';
import { planPage } from '../../content/pages/plan.ts';
import { extraLabel, tierWords } from '../../content/widgets.ts';
import { PLAN_ADDRESSES, type PlanAddress } from '../../domain/plans/find-plan.ts';
import type { Plan } from '../../domain/plans/plan.ts';
import { cardItems, completeFeatures, type FeatureGroup } from '../../domain/plans/plan-features.ts';
import { formatPrice, formatPriceLine } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import type { PlanCard } from '../sections/plans/PlanGrid.tsx';

/** Features shared by all plans of a type. */
const SHARED_FEATURES: Partial<Record<Plan['type'], FeatureGroup>> = { 'alojamiento-web': hostingResources };

/** The plan of `content/plans/<id>.yaml` with its complete features. Throws without that file, which stops the build. */
export async function loadPlan(id: string): Promise<Plan> {
  const entries = await getCollection('plans');
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/plans/${id}.yaml does not exist`);
  const { data } = entry;
  return { ...data, id, features: completeFeatures(data, extraLabel, SHARED_FEATURES[data.type]) };
}

/** The price of a plan («Desde $199»); «Precio a cotizar» without an id. Throws like `loadPlan`. */
export async function priceOf(id: string | undefined): Promise<string> {
  const plan = id ? await loadPlan(id) : undefined;
  return formatPrice(plan?.price, priceWords);
}

/** Price and summary: «Desde $500, pago único. Cinco páginas…». */
export function planLine(plan: Plan): string {
  return `${formatPriceLine(plan.price, priceWords)}. ${plan.summary}`;
}

/** A plan's title, with its kind unless the title contains it. */
function fullTitle({ title, type }: Plan): string {
  const kind = planPage.kinds[type];
  return title.toLowerCase().includes(kind) ? title : `${title}: ${kind}`;
}

/** Title, description and keywords of a plan's page. */
export const planSeo = (plan: Plan) => ({
  title: fullTitle(plan),
  description: planLine(plan),
  keywords: [plan.title, ...planPage.keywords[plan.type]],
});

/** A plan as the service pages list it: with its first features and the address of its page. */
export type ListedPlan = Plan & PlanCard;

async function listPlan(id: string): Promise<ListedPlan> {
  const plan = await loadPlan(id);
  const address = PLAN_ADDRESSES.find((candidate) => candidate.id === id);
  if (!address) throw new Error(`domain/plans/find-plan.ts knows no plan ${id}`);
  return { ...plan, items: cardItems(plan), href: routes.plan(address) };
}

type Group = { readonly title: string; readonly intro: string; readonly planIds: readonly string[] };

/** Groups of plans with records instead of ids. Throws like `loadPlan`. */
export function loadFamilies(groups: readonly Group[]) {
  return Promise.all(
    groups.map(async ({ title, intro, planIds }) => ({
      title,
      intro,
      plans: await Promise.all(planIds.map(listPlan)),
    })),
  );
}

type Tier = { readonly planId: string; readonly address: PlanAddress; readonly items: readonly string[] };

/** Cards of the services overview: level and price from the plan, items and link from the tier. */
export function loadTierCards(tiers: readonly Tier[]): Promise<readonly PlanCard[]> {
  return Promise.all(
    tiers.map(async ({ planId, address, items }) => {
      const { title, tier, price } = await loadPlan(planId);
      return { title: tier ? tierWords[tier].name : title, tier, price, items, href: routes.plan(address) };
    }),
  );
}
