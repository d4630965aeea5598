import { priceWords } from '../../content/messages.ts';
import { home } from '../../content/pages/home.ts';
import { FeaturedCards } from './FeaturedCards.tsx';

const { header, cards } = home.featuredCards;
export const Component = FeaturedCards;
export const examples = {
  welcome: { header, cards },
  badge: { header, cards: cards.map((card) => ({ ...card, badge: priceWords.onRequest })) },
};
