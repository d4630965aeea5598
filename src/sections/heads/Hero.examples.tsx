import { home } from '../../../server/testing/our-content.ts';
import { Hero } from './Hero.tsx';

export const Component = Hero;
export const examples = { home: home.hero };
export const criteria = {
  'with script': 'give the header its ground once the page is scrolled',
  'without script': 'stand still, with title and links in their places',
  'without style': 'put the title before the sentence, and that before the links',
};
