import type { Content } from '../../domain/content/content.ts';
import { formatPriceLine } from '../../domain/price.ts';
import { loadLogos } from './photos.ts';
import { planOf, priceOf } from './plans.ts';

/** The parts of the home page that need plans or files. Throws like `planOf` and `loadLogos`. */
export const homeParts = (content: Content) => ({
  /** The price of a card's plan is its badge: «Desde $14.99 al mes». */
  welcomeCards: content.welcome.cards.map((card) => ({
    ...card,
    badge: priceLineOf(content, card.planId) ?? card.badge,
  })),
  /** The price of a card's plan stands in place of the country. */
  badgeCards: content.home.badgeCards.cards.map((card) => ({
    ...card,
    country: priceLineOf(content, card.planId) ?? card.country,
  })),
  posters: content.home.products.posters.map((poster) => ({ ...poster, price: priceOf(content, poster.planId) })),
  clients: { title: content.trustedBy.title, logos: loadLogos(content, content.trustedBy.logos) },
});

const priceLineOf = (content: Content, planId: string | undefined) =>
  planId && formatPriceLine(planOf(content, planId).price, content.priceWords);
