import type { Content } from '../../domain/content/content.ts';
import { formatPriceLine } from '../../domain/price.ts';
import { loadLogos } from './logos.ts';
import { addPrices, loadPlan } from './plans.ts';

/** The parts of the home page that need plans or files. Throws like `loadPlan` and `loadLogos`. */
export const loadHome = async (content: Content) => ({
  /** The price of a card's plan is its badge: «Desde $14.99 al mes». */
  welcomeCards: await Promise.all(
    content.welcome.cards.map(async (card) => ({
      ...card,
      badge: (await priceLineOf(content, card.planId)) ?? card.badge,
    })),
  ),
  /** The price of a card's plan stands in place of the country. */
  badgeCards: await Promise.all(
    content.home.badgeCards.cards.map(async (card) => ({
      ...card,
      country: (await priceLineOf(content, card.planId)) ?? card.country,
    })),
  ),
  posters: await addPrices(content, content.home.products.posters),
  clients: { title: content.trustedBy.title, logos: loadLogos(content.trustedBy.logos) },
});

async function priceLineOf(content: Content, planId: string | undefined): Promise<string | undefined> {
  return planId && formatPriceLine((await loadPlan(content, planId)).price, content.priceWords);
}
