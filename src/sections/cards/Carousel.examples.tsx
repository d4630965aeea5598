import { planPage } from '../../../server/testing/our-content.ts';
import { Carousel } from './Carousel.tsx';

export const Component = Carousel;
export const examples = { three: planPage.carousel };
export const criteria = {
  'with script': 'turn by its links without moving the page, and mark the link of the slide in view',
  'without script': 'turn by swiping and by its links',
  'without style': 'be texts under their titles, then links with the same titles',
  keyboard: 'turn with the arrow keys once it has focus',
  reader: 'name itself and its slides, and never turn by itself',
};
