import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { priceWords } from '../../content/messages.ts';
import { type Plan, planSchema } from '../../domain/plans/plan.ts';
import { formatPrice, formatPriceLine } from '../../domain/price.ts';

/** The plans of `content/`, read with the parser of the build. */
export const plans: readonly Plan[] = globSync('content/plans/*.yaml')
  .sort()
  .map((path) => ({
    ...planSchema.parse(parseFrontmatter(`---\n${readFileSync(path, 'utf8')}\n---\n`).frontmatter),
    id: basename(path, '.yaml'),
  }));

function priceOf(id: string): Plan['price'] {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`content/plans/${id}.yaml does not exist`);
  return plan.price;
}

/** The figure of a plan, as cards have it. Throws where there is no such plan. */
export const figure = (id: string): string => formatPrice(priceOf(id), priceWords);
/** The whole line of a plan's price, as its page has it. Throws where there is no such plan. */
export const priceLine = (id: string): string => formatPriceLine(priceOf(id), priceWords);
