import { priceWords } from '../../../content/messages.ts';
import { welcome } from '../../../content/widgets.ts';
import { FeaturedCards } from './FeaturedCards.tsx';

export const Component = FeaturedCards;
export const examples = {
  welcome: {},
  badge: { cards: welcome.cards.map((card) => ({ ...card, badge: priceWords.onRequest })) },
};
