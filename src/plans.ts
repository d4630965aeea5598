import { getCollection } from 'astro:content';
import { priceWords } from '../content/messages.ts';
import type { Plan } from '../domain/plan.ts';
import { formatPrice, formatPriceLine } from '../domain/price.ts';

/** The plan of `content/plans/<id>.yaml`. Throws, and so stops the build, when there is no such file. */
export async function loadPlan(id: string): Promise<Plan> {
  const entries = await getCollection('plans');
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/plans/${id}.yaml does not exist`);
  return { ...entry.data, id };
}

/** The figure of a plan («Desde $199»), or «Precio a cotizar» where there is no plan. Throws like `loadPlan`. */
export async function priceOf(id: string | undefined): Promise<string> {
  const plan = id ? await loadPlan(id) : undefined;
  return formatPrice(plan?.price, priceWords);
}

/** Price and summary as one text: «Desde $500, pago único. Cinco páginas…». */
export function planLine(plan: Plan): string {
  return `${formatPriceLine(plan.price, priceWords)}. ${plan.summary}`;
}
