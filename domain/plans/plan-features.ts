import { formatExtra } from '../price.ts';
import type { PlanRecord } from './plan.ts';

export type FeatureGroup = NonNullable<PlanRecord['features']>[number];

const CARD_ITEMS = 5;

/**
 * What a plan includes, from the three places that say it. Its own first group tells the levels apart, so it comes
 * first and ends with the price of an extra; the group that all plans of its type share follows.
 */
export function completeFeatures(
  { features = [], extra }: Pick<PlanRecord, 'features' | 'extra'>,
  extraLabel: string,
  shared?: FeatureGroup,
): FeatureGroup[] | undefined {
  const sharedGroups = shared ? [shared] : [];
  const [first, ...rest] = features;
  if (!first) return shared && sharedGroups;
  const items = extra ? [...first.items, formatExtra(extra, extraLabel)] : first.items;
  return [{ ...first, items }, ...sharedGroups, ...rest];
}

/** The few items a plan's card has room for: the first ones, group by group. */
export function cardItems({ features = [] }: Pick<PlanRecord, 'features'>): readonly string[] {
  return features.flatMap(({ items }) => items).slice(0, CARD_ITEMS);
}
