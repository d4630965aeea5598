import type { Content } from '../../domain/content/content.ts';
import { formatPriceLine } from '../../domain/price.ts';
import { keepTogether } from '../../domain/site/keep-together.ts';
import { loadFamilies } from './plans.ts';
import { servicePagesOf } from './service-pages.ts';

/** The families that the service pages show, with the plans of each and their prices. Throws like `loadPlan`. */
export async function loadPlanIndex(content: Content) {
  const services = await Promise.all(
    servicePagesOf(content).map(async ({ service, words }) => {
      const families = await loadFamilies(content, words.groups ?? []);
      return families.map(({ title, plans }) => ({
        title,
        service: service.slug,
        plans: plans.map((plan) => ({
          title: keepTogether(plan.title),
          href: plan.href,
          price: formatPriceLine(plan.price, content.priceWords),
        })),
      }));
    }),
  );
  return services.flat();
}
