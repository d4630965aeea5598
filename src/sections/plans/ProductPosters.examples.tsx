import { home, priceWords } from '../../../tests/harness/unit/our-content.ts';
import { ProductPosters } from './ProductPosters.tsx';

const { title, posters } = home.products;
export const Component = ProductPosters;
export const examples = {
  three: { title, posters: posters.map((poster) => ({ ...poster, price: priceWords.onRequest })) },
};
