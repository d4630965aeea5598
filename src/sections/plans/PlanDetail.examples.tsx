import { planPage } from '../../../content/pages/plan.ts';
import { PlanDetail } from './PlanDetail.tsx';

const [slide] = planPage.carousel.slides;
const card = { icon: 'check', title: slide.title, text: slide.text } as const;
const cards = Array.from({ length: 5 }, (_, index) => ({ ...card, title: `${slide.title} ${index + 1}` }));
const features = planPage.carousel.slides.map(({ title, text }) => ({ title, items: [text] }));
export const Component = PlanDetail;
export const examples = {
  whole: { service: 'anil', plan: { type: 'ecommerce', cards, features } },
  missing: { service: 'grana', plan: { type: '' } },
} as const;
