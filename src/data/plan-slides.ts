import type { Content } from '../../domain/content/content.ts';
import { neighbourOf, serviceOfPlan } from '../../domain/plans/find-plan.ts';
import type { Plan } from '../../domain/plans/plan.ts';
import { formatPriceLine } from '../../domain/price.ts';
import { keepTogether } from '../../domain/site/keep-together.ts';
import type { Slide } from '../sections/cards/Carousel.tsx';
import { listPlan } from './plans.ts';
import { isLinkedPlan } from './site-pages.ts';

type Labels = Content['planPage']['carousel']['neighbour'];

/** How a plan stands to another, by their levels. */
function labelOf(labels: Labels, { tier }: Plan, other: Plan): string {
  if (tier === undefined || other.tier === undefined) return labels.other;
  return other.tier > tier ? labels.up : labels.down;
}

/**
 * The slides of a plan's page. A neighbouring plan, if there is one, is the middle slide; it replaces the slide of its
 * own service, so that no colour comes twice. Plans to which no page links have none. Throws like `planOf`.
 */
export function planSlidesOf(content: Content, plan: Plan): readonly Slide[] {
  const { catalogue, planCardWords, planPage, priceWords } = content;
  const { slides, neighbour } = planPage.carousel;
  const id = isLinkedPlan(content, plan.id) ? neighbourOf(catalogue, plan.id) : undefined;
  const service = serviceOfPlan(catalogue, plan.id)?.slug;
  if (!id || !service) return slides;
  const { href, ...other } = listPlan(content, id);
  const title = keepTogether(other.title);
  const middle = {
    service,
    label: labelOf(neighbour, plan, other),
    title,
    text: formatPriceLine(other.price, priceWords),
    link: { label: `${planCardWords.view} ${title}`, href },
  };
  const [before, after] = slides.filter((slide) => slide.service !== service);
  return [before, middle, after].filter((slide) => slide !== undefined);
}
