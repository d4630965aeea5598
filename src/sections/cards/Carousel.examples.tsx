import { planPage } from '../../../content/pages/plan.ts';
import { Carousel } from './Carousel.tsx';

export const Component = Carousel;
export const examples = { three: planPage.carousel };
