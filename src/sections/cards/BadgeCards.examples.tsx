import { home } from '../../../tests/harness/unit/our-content.ts';
import { portraitPhoto } from '../../../tests/harness/unit/sample-photos.ts';

const { title, cards } = home.badgeCards;
const [first = { image: 'code', service: 'anil', title, country: '', description: title } as const] = cards;
export const examples = {
  three: { title, cards },
  photo: { title, cards: [{ ...first, photo: portraitPhoto }, ...cards.slice(1)] },
  emoji: { title, cards: [{ ...first, badges: [{ label: 'Tejido', emoji: '🧵' }] }] },
  language: { title, cards: [{ ...first, lang: 'KI' }] },
  bare: { title, cards: [{ ...first, badges: [], link: undefined, lang: undefined }] },
};
