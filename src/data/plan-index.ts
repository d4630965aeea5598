import type { Content } from '../../domain/content/content.ts';
import { formatPriceLine } from '../../domain/price.ts';
import { keepTogether } from '../../domain/site/keep-together.ts';
import { familiesOf } from './plans.ts';
import { servicePagesOf } from './service-pages.ts';

/** The families that the service pages show, with the plans of each and their prices. Throws like `planOf`. */
export function planIndexOf(content: Content) {
  return servicePagesOf(content).flatMap(({ service, words }) =>
    familiesOf(content, words.groups ?? []).map(({ title, plans }) => ({
      title,
      service: service.slug,
      plans: plans.map((plan) => ({
        title: keepTogether(plan.title),
        href: plan.href,
        price: formatPriceLine(plan.price, content.priceWords),
      })),
    })),
  );
}
