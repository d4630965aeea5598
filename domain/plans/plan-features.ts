import type { DeepReadonly } from '../content/fields.ts';
import { formatExtra } from '../price.ts';
import type { PlanRecord } from './plan.ts';

export type FeatureGroup = DeepReadonly<NonNullable<PlanRecord['features']>[number]>;

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
