import type { Catalogue, PlanCategory, Service } from './catalogue.ts';

/** Category and id of a plan's canonical address. */
export type PlanAddress = { readonly category: string; readonly id: string };

/** Canonical addresses of all plans, in the order of the catalogue. */
export function listPlans({ categories }: Catalogue): readonly PlanAddress[] {
  return categories.flatMap((category) => planIds(category).map((id) => ({ category: category.slug, id })));
}

const planIds = ({ families }: PlanCategory) => Object.values(families).flat();

/** The plans of each family, under `category.family`. */
export const listFamilies = ({ categories }: Catalogue) =>
  categories.flatMap(({ slug, families }) =>
    Object.entries(families).map(([name, plans]) => [`${slug}.${name}`, plans] as const),
  );

/** The categories with what `change` makes of the plans of each family, given as `category.family`. */
export const changeFamilies = (
  { categories }: Catalogue,
  change: (plans: readonly string[], family: string) => readonly string[],
): readonly PlanCategory[] =>
  categories.map((category) => ({
    ...category,
    families: Object.fromEntries(
      Object.entries(category.families).map(([name, plans]) => [name, change(plans, `${category.slug}.${name}`)]),
    ),
  }));

/** The category with this slug or alias, in any letter case; undefined when there is none. */
export function findCategory({ categories }: Catalogue, word: string): PlanCategory | undefined {
  const wanted = word.trim().toLowerCase();
  return categories.find(({ slug, aliases }) => slug === wanted || aliases?.includes(wanted));
}

/** The category that the prefix of a plan id implies; the longest known prefix wins. */
export function categoryOfPrefix({ categories }: Catalogue, id: string): PlanCategory | undefined {
  const wanted = id.trim().toLowerCase();
  const length = ({ prefixes = [] }: PlanCategory) =>
    Math.max(0, ...prefixes.filter((prefix) => wanted.startsWith(prefix)).map((prefix) => prefix.length));
  return categories.filter(length).toSorted((one, other) => length(other) - length(one))[0];
}

/**
 * Canonical address of the plan with this id in a category; undefined when there is none. Without a category, an exact
 * id wins; otherwise the id's prefix implies the category.
 */
export function findPlan(catalogue: Catalogue, category: string | undefined, id: string): PlanAddress | undefined {
  const wanted = id.trim().toLowerCase();
  const asked =
    category === undefined
      ? (categoryOfPlan(catalogue, wanted) ?? categoryOfPrefix(catalogue, wanted))
      : findCategory(catalogue, category);
  if (!asked) return undefined;
  const other = asked.alsoFinds === undefined ? undefined : findCategory(catalogue, asked.alsoFinds);
  return findIn(asked, wanted) ?? (other && findIn(other, wanted));
}

/** The plan with this id, or with the id that one of the category's spellings stands for. */
function findIn(category: PlanCategory, wanted: string): PlanAddress | undefined {
  const known = new Set(planIds(category));
  const spelled = Object.entries(category.spellings ?? {}).map(([from, to]) => respell(wanted, from, to));
  const id = [wanted, ...spelled].find((candidate) => candidate !== undefined && known.has(candidate));
  return id === undefined ? undefined : { category: category.slug, id };
}

function respell(id: string, from: string, to: string): string | undefined {
  if (!from.endsWith('*')) return id === from ? to : undefined;
  const start = from.slice(0, -1);
  return id.startsWith(start) ? to.replace('*', () => id.slice(start.length)) : undefined;
}

/** Plan ids of a family from the lowest level; none for an unknown family. */
export function familyPlans({ categories }: Catalogue, family: string): readonly string[] {
  return categories.flatMap(({ families }) => (Object.hasOwn(families, family) ? (families[family] ?? []) : []));
}

/** The category that lists a plan; undefined for a plan in no family. */
export function categoryOfPlan({ categories }: Catalogue, id: string): PlanCategory | undefined {
  return categories.find((category) => planIds(category).includes(id));
}

/** The service that a plan belongs to; undefined for a plan in no family. */
export function serviceOfPlan(catalogue: Catalogue, id: string): Service | undefined {
  const category = categoryOfPlan(catalogue, id);
  return catalogue.services.find(({ slug }) => slug === category?.service);
}

/**
 * The plan to compare another with: the next level of its family; for the highest level, the one below. For a plan alone
 * in its family, the first other plan of its category. Undefined where there is no other plan.
 */
export function neighbourOf(catalogue: Catalogue, id: string): string | undefined {
  const category = categoryOfPlan(catalogue, id);
  const family = Object.values(category?.families ?? {}).find((ids) => ids.includes(id)) ?? [];
  const place = family.indexOf(id);
  return family[place + 1] ?? family[place - 1] ?? (category && planIds(category).find((other) => other !== id));
}
