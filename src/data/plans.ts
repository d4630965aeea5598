import type { Content } from '../../domain/content/content.ts';
import type { DeepReadonly } from '../../domain/content/fields.ts';
import type { PlanGroup } from '../../domain/content/pages/service.ts';
import { categoryOfPlan, familyPlans, findPlan, listPlans, serviceOfPlan } from '../../domain/plans/find-plan.ts';
import type { Plan, PlanRecord } from '../../domain/plans/plan.ts';
import { formatExtra, formatPrice, formatPriceLine } from '../../domain/price.ts';
import { planHref, routes } from '../../domain/routes.ts';
import type { PlanCard } from '../sections/plans/PlanGrid.tsx';

/** The plan of `plans/<id>.yaml` with all its features. Throws without that file. */
export function planOf({ catalogue, extraLabel, plans }: Content, id: string): Plan {
  const plan = plans[id];
  if (!plan) throw new Error(`There is no plan ${id}`);
  return { ...plan, id, features: completeFeatures(plan, extraLabel, categoryOfPlan(catalogue, id)?.sharedFeatures) };
}

/** The price of a plan («Desde $199»); «Precio a cotizar» without an id. Throws like `planOf`. */
export function priceOf(content: Content, id: string | undefined): string {
  return formatPrice(id ? planOf(content, id).price : undefined, content.priceWords);
}

/** What a plan costs, with the unit; «Precio a cotizar» for anything that is not a plan. Throws like `planOf`. */
export function quotedPrice(content: Content, id: string): string {
  const known = findPlan(content.catalogue, undefined, id);
  return formatPriceLine(known && planOf(content, known.id).price, content.priceWords);
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

/** The plan with the address of its page. Throws like `planOf`. */
export function listPlan(content: Content, id: string): ListedPlan {
  const plan = planOf(content, id);
  return { ...plan, items: cardItems(plan), href: planHref(content.catalogue, id) };
}

/** Groups with the plans of their families; leaves out groups without plans. Throws like `planOf`. */
export function familiesOf(content: Content, groups: readonly PlanGroup[]) {
  const families = groups.map(({ title, intro, family }) => ({
    title,
    intro,
    plans: familyPlans(content.catalogue, family).map((id) => listPlan(content, id)),
  }));
  return families.filter(({ plans }) => plans.length > 0);
}

type OverviewGroup = Content['servicesOverview']['groups'][number];

/** Number of features on an overview card that has no texts of its own. */
const OVERVIEW_ITEMS = 3;

/**
 * Cards of a family for the services overview: level and price from the plan, items and link from `tiers`. A plan
 * without an entry in `tiers` gets its first features and its own address, as does one that got another address since.
 */
export function tierCardsOf(content: Content, { family, tiers }: OverviewGroup): readonly PlanCard[] {
  return familyPlans(content.catalogue, family).map((id) => {
    const plan = listPlan(content, id);
    const { items = plan.items.slice(0, OVERVIEW_ITEMS), address } = tiers.find(({ planId }) => planId === id) ?? {};
    const title = content.tierWords[plan.tier ?? 0]?.name ?? plan.title;
    const isThere = address && findPlan(content.catalogue, address.category, address.id)?.id === id;
    return { title, tier: plan.tier, price: plan.price, items, href: isThere ? routes.plan(address) : plan.href };
  });
}

/** A plan as a choice in a list. */
export type PlanOption = { readonly id: string; readonly title: string };

/** All plans, in the order of the catalogue. */
export const planOptionsOf = (content: Content): readonly PlanOption[] =>
  listPlans(content.catalogue).map(({ id }) => ({ id, title: planOf(content, id).title }));

type FeatureGroup = DeepReadonly<NonNullable<PlanRecord['features']>[number]>;

const CARD_ITEMS = 5;

/**
 * Feature groups of a plan: its own first group, which distinguishes the levels and ends with the price of extras, then
 * the group shared by all plans of its category, then the rest.
 */
export function completeFeatures(
  { features = [], extra }: Pick<PlanRecord, 'features' | 'extra'>,
  extraLabel: string,
  shared?: FeatureGroup,
): FeatureGroup[] | undefined {
  const [first, ...rest] = features;
  if (!first) return shared && [shared];
  const items = extra ? [...first.items, formatExtra(extra, extraLabel)] : first.items;
  return [{ ...first, items }, ...(shared ? [shared] : []), ...rest];
}

/** The plan's first features, as many as its card has room for. */
export function cardItems({ features = [] }: Pick<PlanRecord, 'features'>): readonly string[] {
  return features.flatMap(({ items }) => items).slice(0, CARD_ITEMS);
}
