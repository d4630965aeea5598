import { home } from '../../../server/testing/our-content.ts';
import { FeaturedTitles } from './FeaturedTitles.tsx';

export const Component = FeaturedTitles;
export const examples = { four: home.featuredTitles };
export const criteria = {
  'without style': 'put its link after the title, before the list',
  zoom: 'let its title scroll away with the page on a narrow screen',
  reader: 'pass over belts and icons, and have a heading for each entry of the list',
};
