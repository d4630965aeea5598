import { home, priceWords } from '../../../server/testing/our-content.ts';
import { ProductPosters } from './ProductPosters.tsx';

const { title, posters } = home.products;
export const Component = ProductPosters;
export const examples = {
  three: { title, posters: posters.map((poster) => ({ ...poster, price: priceWords.onRequest })) },
};
export const criteria = {
  'without style': 'keep name, code and price apart',
  zoom: 'scroll sideways in its row on a narrow screen, never the page',
  reader: 'say name and price with each link',
};
