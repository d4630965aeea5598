import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { priceWords } from '../../content/messages.ts';
import { type Plan, planSchema } from '../../domain/plans/plan.ts';
import { formatPrice, formatPriceLine } from '../../domain/price.ts';

/** The plans in `content/`, parsed as the build does. */
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

/** A plan's price, as shown on cards. Throws for an unknown plan. */
export const figure = (id: string): string => formatPrice(priceOf(id), priceWords);
/** A plan's full price line, as shown on its page. Throws for an unknown plan. */
export const priceLine = (id: string): string => formatPriceLine(priceOf(id), priceWords);
