import { home, priceWords } from '../../../tests/harness/unit/our-content.ts';

const { title, posters } = home.products;
export const examples = {
  three: { title, posters: posters.map((poster) => ({ ...poster, price: priceWords.onRequest })) },
};
