import { priceWords, welcome } from '../../../tests/harness/unit/our-content.ts';
import { FeaturedCards } from './FeaturedCards.tsx';

export const Component = FeaturedCards;
export const examples = {
  welcome: {},
  badge: { cards: welcome.cards.map((card) => ({ ...card, badge: priceWords.onRequest })) },
};
