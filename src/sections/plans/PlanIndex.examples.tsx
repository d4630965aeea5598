import { priceWords, services } from '../../../tests/harness/unit/our-content.ts';

const families = services.map(({ id, name, line, href }) => ({
  title: name,
  service: id,
  plans: [line, name].map((title) => ({ title, href: `${href}#${title}`, price: priceWords.onRequest })),
}));
export const examples = { families: { title: priceWords.onRequest, families } };
