import type { HomeWords } from '../../domain/content/pages/home.ts';
import type { WelcomeWords } from '../../domain/content/widgets.ts';
import { formatPriceLine } from '../../domain/price.ts';
import { home, priceWords, trustedBy, welcome } from '../../server/content/current.ts';
import { loadLogos } from './logos.ts';
import { addPrices, loadPlan } from './plans.ts';

const { cards: welcomeCards }: WelcomeWords = welcome;
const { cards: badgeCards }: HomeWords['badgeCards'] = home.badgeCards;

/** The parts of the home page that need plans or files. Throws like `loadPlan` and `loadLogos`. */
export const loadHome = async () => ({
  hero: home.hero,
  /** The price of a card's plan is its badge: «Desde $14.99 al mes». */
  welcomeCards: await Promise.all(
    welcomeCards.map(async (card) => ({ ...card, badge: (await priceLineOf(card.planId)) ?? card.badge })),
  ),
  /** The price of a card's plan stands in place of the country. */
  badgeCards: await Promise.all(
    badgeCards.map(async (card) => ({ ...card, country: (await priceLineOf(card.planId)) ?? card.country })),
  ),
  posters: await addPrices(home.products.posters),
  clients: { title: trustedBy.title, logos: loadLogos(trustedBy.logos) },
  questions: home.questions,
});

async function priceLineOf(planId: string | undefined): Promise<string | undefined> {
  return planId && formatPriceLine((await loadPlan(planId)).price, priceWords);
}
