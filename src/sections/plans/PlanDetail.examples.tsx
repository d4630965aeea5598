import { sampleItems } from '../../catalogue/words.ts';

const [first] = sampleItems;
const card = { icon: 'check', title: first.title, text: first.description } as const;
const cards = Array.from({ length: 5 }, (_, index) => ({ ...card, title: `${first.title} ${index + 1}` }));
const features = sampleItems.map(({ title, description }) => ({ title, items: [description] }));
export const examples = {
  whole: { service: 'anil', plan: { type: 'ecommerce', cards, features } },
  missing: { service: 'grana', plan: { type: '' } },
} as const;
