import { neighbourOf, serviceOfPlan } from '../../domain/plans/find-plan.ts';
import type { Plan } from '../../domain/plans/plan.ts';
import { formatPriceLine } from '../../domain/price.ts';
import { keepTogether } from '../../domain/site/keep-together.ts';
import { catalogue, planCardWords, planPage, priceWords } from '../../server/content/current.ts';
import type { Slide } from '../sections/cards/Carousel.tsx';
import { listPlan } from './plans.ts';
import { isLinkedPlan } from './site-pages.ts';

const { slides, neighbour: labels } = planPage.carousel;

/** How a plan stands to another, by their levels. */
function labelOf({ tier }: Plan, other: Plan): string {
  if (tier === undefined || other.tier === undefined) return labels.other;
  return other.tier > tier ? labels.up : labels.down;
}

/**
 * The slides of a plan's page. A neighbouring plan, if there is one, is the middle slide; it replaces the slide of its
 * own service, so that no colour comes twice. Plans to which no page links have none. Throws like `loadPlan`.
 */
export async function loadPlanSlides(plan: Plan): Promise<readonly Slide[]> {
  const id = isLinkedPlan(plan.id) ? neighbourOf(catalogue, plan.id) : undefined;
  const service = serviceOfPlan(catalogue, plan.id)?.slug;
  if (!id || !service) return slides;
  const { href, ...other } = await listPlan(id);
  const title = keepTogether(other.title);
  const middle = {
    service,
    label: labelOf(plan, other),
    title,
    text: formatPriceLine(other.price, priceWords),
    link: { label: `${planCardWords.view} ${title}`, href },
  };
  const [before, after] = slides.filter((slide) => slide.service !== service);
  return [before, middle, after].filter((slide) => slide !== undefined);
}
