import type { PlanRecord } from './plan.ts';

export type ComparedItem = { readonly text: string; readonly isNew: boolean };
export type ComparedRow = { readonly group: string; readonly cells: readonly (readonly ComparedItem[])[] };

/**
 * Lays plans side by side, from the lowest level up: a row for each feature group in order of appearance, a cell
 * for each plan. An item is new where the plan before it does not list it; in the first plan nothing is.
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
