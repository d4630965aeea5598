import { planPage } from '../../../tests/harness/unit/our-content.ts';
import { Carousel } from './Carousel.tsx';

export const Component = Carousel;
export const examples = { three: planPage.carousel };
