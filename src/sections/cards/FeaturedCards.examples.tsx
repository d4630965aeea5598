import { priceWords, welcome } from '../../../server/testing/our-content.ts';
import { FeaturedCards } from './FeaturedCards.tsx';

export const Component = FeaturedCards;
export const examples = {
  welcome: {},
  badge: { cards: welcome.cards.map((card) => ({ ...card, badge: priceWords.onRequest })) },
};
export const criteria = {
  'without style': 'put the header before the cards, whose titles complete its sentence',
  zoom: 'be one column on a narrow screen',
  reader: 'have a heading for each card, one level below the header',
};
