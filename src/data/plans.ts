import { getCollection } from 'astro:content';
import type { Content } from '../../domain/content/content.ts';
import type { PlanGroup } from '../../domain/content/pages/service.ts';
import {
  categoryOfPlan,
  familyPlans,
  findPlan,
  type PlanAddress,
  serviceOfPlan,
} from '../../domain/plans/find-plan.ts';
import type { Plan } from '../../domain/plans/plan.ts';
import { cardItems, completeFeatures } from '../../domain/plans/plan-features.ts';
import { formatPrice, formatPriceLine } from '../../domain/price.ts';
import { planHref, routes } from '../../domain/routes.ts';
import { fillClaims } from '../../domain/site/claims.ts';
import type { PlanCard } from '../sections/plans/PlanGrid.tsx';
import { tierWordsOf } from './tier-words.ts';

/** The plan of `content/plans/<id>.yaml` with all its features. Throws, which stops the build, without that file. */
export async function loadPlan({ catalogue, claims, extraLabel }: Content, id: string): Promise<Plan> {
  const entries = await getCollection('plans');
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/plans/${id}.yaml does not exist`);
  const data = fillClaims(entry.data, claims);
  return { ...data, id, features: completeFeatures(data, extraLabel, categoryOfPlan(catalogue, id)?.sharedFeatures) };
}

/** The price of a plan («Desde $199»); «Precio a cotizar» without an id. Throws like `loadPlan`. */
export async function priceOf(content: Content, id: string | undefined): Promise<string> {
  const plan = id ? await loadPlan(content, id) : undefined;
  return formatPrice(plan?.price, content.priceWords);
}

/** What a plan costs, with the unit; «Precio a cotizar» for anything that is not a plan. Throws like `loadPlan`. */
export async function quotedPrice(content: Content, id: string): Promise<string> {
  const known = findPlan(content.catalogue, undefined, id);
  const plan = known && (await loadPlan(content, known.id));
  return formatPriceLine(plan?.price, content.priceWords);
}

/** Posters with the price of their plans. Throws like `loadPlan`. */
export function addPrices<Poster extends { readonly planId?: string | undefined }>(
  content: Content,
  posters: readonly Poster[],
) {
  return Promise.all(posters.map(async (poster) => ({ ...poster, price: await priceOf(content, poster.planId) })));
}

/** Price and summary of a plan: «Desde $500, pago único. Cinco páginas…». */
export function planLine({ priceWords }: Content, plan: Plan): string {
  return `${formatPriceLine(plan.price, priceWords)}. ${plan.summary}`;
}

/** A plan's title, followed by its kind unless the title contains it. A type without a kind uses the service's name. */
function fullTitle({ catalogue, planPage }: Content, { id, title, type }: Plan): string {
  const kind = planPage.kinds[type] ?? serviceOfPlan(catalogue, id)?.name.toLowerCase() ?? '';
  return title.toLowerCase().includes(kind) ? title : `${title}: ${kind}`;
}

/** Title, description and keywords of a plan's page. */
export const planSeo = (content: Content, plan: Plan) => ({
  title: fullTitle(content, plan),
  description: planLine(content, plan),
  keywords: [plan.title, ...(content.planPage.keywords[plan.type] ?? [])],
});

/** A plan as the service pages list it: with its first features and the address of its page. */
export type ListedPlan = Plan & PlanCard;

/** The plan with the address of its page. Throws like `loadPlan`. */
export async function listPlan(content: Content, id: string): Promise<ListedPlan> {
  const plan = await loadPlan(content, id);
  return { ...plan, items: cardItems(plan), href: planHref(content.catalogue, id) };
}

/** Groups with the plans of their families; leaves out groups without plans. Throws like `loadPlan`. */
export async function loadFamilies(content: Content, groups: readonly PlanGroup[]) {
  const families = await Promise.all(
    groups.map(async ({ title, intro, family }) => ({
      title,
      intro,
      plans: await Promise.all(familyPlans(content.catalogue, family).map((id) => listPlan(content, id))),
    })),
  );
  return families.filter(({ plans }) => plans.length > 0);
}

type Tier = { readonly planId: string; readonly address: PlanAddress; readonly items: readonly string[] };

/** Number of features on an overview card that has no texts of its own. */
const OVERVIEW_ITEMS = 3;

/**
 * Cards of a family for the services overview: level and price from the plan, items and link from `tiers`. A plan
 * without an entry in `tiers` gets its first features and its own address.
 */
export function loadTierCards(content: Content, family: string, tiers: readonly Tier[]): Promise<readonly PlanCard[]> {
  return Promise.all(
    familyPlans(content.catalogue, family).map(async (id) => {
      const plan = await listPlan(content, id);
      const words = tiers.find(({ planId }) => planId === id);
      const items = words?.items ?? plan.items.slice(0, OVERVIEW_ITEMS);
      const title = tierWordsOf(content, plan.tier)?.name ?? plan.title;
      return { title, tier: plan.tier, price: plan.price, items, href: words ? routes.plan(words.address) : plan.href };
    }),
  );
}
