import { formatPriceLine } from '../../domain/price.ts';
import { keepTogether } from '../../domain/site/keep-together.ts';
import { priceWords } from '../../server/content/current.ts';
import { loadFamilies } from './plans.ts';
import { servicePages } from './service-pages.ts';

/** The families that the service pages show, with the plans of each and their prices. Throws like `loadPlan`. */
export async function loadPlanIndex() {
  const services = await Promise.all(
    servicePages.map(async ({ service, words }) => {
      const families = await loadFamilies(words.groups ?? []);
      return families.map(({ title, plans }) => ({
        title,
        service: service.slug,
        plans: plans.map((plan) => ({
          title: keepTogether(plan.title),
          href: plan.href,
          price: formatPriceLine(plan.price, priceWords),
        })),
      }));
    }),
  );
  return services.flat();
}
