import { getCollection } from 'astro:content';
import { priceWords } from '../content/messages.ts';
import type { Plan } from '../domain/plan.ts';
import { formatPrice } from '../domain/price.ts';

/** All plans of `content/plans`, by id. */
export async function loadPlans(): Promise<ReadonlyMap<string, Plan>> {
  const entries = await getCollection('plans');
  return new Map(entries.map(({ id, data }) => [id, { ...data, id }]));
}

/** The figure of a plan («Desde $199»), or «Precio a cotizar» without a plan. Throws on an id that no file has. */
export async function priceOf(id: string | undefined): Promise<string> {
  if (!id) return formatPrice(undefined, priceWords);
  const plan = (await loadPlans()).get(id);
  if (!plan) throw new Error(`content/plans/${id}.yaml does not exist`);
  return formatPrice(plan.price, priceWords);
}
