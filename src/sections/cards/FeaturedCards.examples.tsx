import { priceWords, welcome } from '../../../tests/harness/unit/our-content.ts';

export const examples = {
  welcome: {},
  badge: { cards: welcome.cards.map((card) => ({ ...card, badge: priceWords.onRequest })) },
};
