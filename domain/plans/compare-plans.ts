import type { PlanRecord } from './plan.ts';

export type ComparedItem = { readonly text: string; readonly isNew: boolean };
export type ComparedRow = { readonly group: string; readonly cells: readonly (readonly ComparedItem[])[] };

/**
 * Comparison table of plans, ordered from the lowest level: a row for each feature group in order of appearance, a cell
 * for each plan. An item is new when the previous plan does not list it; the first plan has no new items.
 */
export function comparePlans(plans: readonly Pick<PlanRecord, 'features'>[]): readonly ComparedRow[] {
  const groups = new Set(plans.flatMap(({ features = [] }) => features.map(({ title }) => title)));
  const itemsOf = (index: number) => plans[index]?.features?.flatMap(({ items }) => items) ?? [];
  return [...groups].map((group) => ({
    group,
    cells: plans.map(({ features = [] }, index) => {
      const items = features.find(({ title }) => title === group)?.items ?? [];
      const before = new Set(itemsOf(index - 1));
      return items.map((text) => ({ text, isNew: index > 0 && !before.has(text) }));
    }),
  }));
}
