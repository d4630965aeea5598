import { planPage } from '../../../server/testing/our-content.ts';
import { Carousel } from './Carousel.tsx';

export const Component = Carousel;
export const examples = { three: planPage.carousel };
