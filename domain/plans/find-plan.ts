/** The path segment between `/servicios/` and the plan's id. */
export const PLAN_CATEGORIES = [
  'desarrollo-web',
  'desarrollo-ecommerce',
  'alojamiento-web',
  'diseno-grafico-web',
  'diseno-grafico',
] as const;
export type PlanCategory = (typeof PLAN_CATEGORIES)[number];

export type PlanAddress = { readonly category: PlanCategory; readonly id: string };

const levels = (prefix: string) => [1, 2, 3].map((level) => `${prefix}nivel-${level}`);

/** Plan ids by canonical category; every plan has exactly one. */
const PLANS: Record<PlanCategory, readonly string[]> = {
  'desarrollo-web': [...levels(''), 'web-splash'],
  'desarrollo-ecommerce': levels('ec-'),
  'alojamiento-web': levels('hosting-'),
  'diseno-grafico-web': levels('gfx-w-'),
  'diseno-grafico': [...levels('gfx-g-'), 'gfx-g-nivel'],
};

/** Canonical addresses of all plans, in the order of the catalogue. */
export const PLAN_ADDRESSES: readonly PlanAddress[] = PLAN_CATEGORIES.flatMap((category) =>
  PLANS[category].map((id) => ({ category, id })),
);

const CATEGORY_OF_PREFIX: readonly (readonly [prefix: string, category: PlanCategory])[] = [
  ['nivel-', 'desarrollo-web'],
  ['web-', 'desarrollo-web'],
  ['ec-nivel-', 'desarrollo-ecommerce'],
  ['gfx-', 'diseno-grafico'],
  ['hosting-nivel-', 'alojamiento-web'],
];

/** Maps the accepted spellings of an id to the canonical one (docs/contract.md#plans). */
const CANONICAL_ID: Record<PlanCategory, (id: string) => string> = {
  'desarrollo-web': (id) => id.replace(/^ecommerce-/, 'ec-'),
  'desarrollo-ecommerce': (id) => id.replace(/^ecommerce-/, 'ec-'),
  'alojamiento-web': (id) => id.replace(/^nivel-/, 'hosting-nivel-'),
  'diseno-grafico-web': (id) => id.replace(/^nivel-/, 'gfx-w-nivel-'),
  'diseno-grafico': (id) => (id.startsWith('gfx-') ? id.replace(/^gfx-nivel$/, 'gfx-g-nivel') : `gfx-g-${id}`),
};

/** Categories under which plans of another one are found, too. */
const ALSO_SEARCHED: Partial<Record<PlanCategory, PlanCategory>> = {
  'desarrollo-web': 'desarrollo-ecommerce',
  'diseno-grafico': 'diseno-grafico-web',
};

/** The category of a path segment in any letter case; `ecommerce` is an alias. Undefined for an unknown one. */
export function findCategory(word: string): PlanCategory | undefined {
  const wanted = word.trim().toLowerCase();
  if (wanted === 'ecommerce') return 'desarrollo-ecommerce';
  return PLAN_CATEGORIES.find((category) => category === wanted);
}

/**
 * Canonical address of the plan with a category and an id; undefined when there is none. Without a category the id's
 * prefix decides.
 */
export function findPlan(category: string | undefined, id: string): PlanAddress | undefined {
  const wanted = id.trim().toLowerCase();
  const asked =
    category === undefined
      ? CATEGORY_OF_PREFIX.find(([prefix]) => wanted.startsWith(prefix))?.[1]
      : findCategory(category);
  if (!asked) return undefined;
  const canonicalId = CANONICAL_ID[asked](wanted);
  const found = [asked, ALSO_SEARCHED[asked]].find((candidate) => candidate && PLANS[candidate].includes(canonicalId));
  return found && { category: found, id: canonicalId };
}
