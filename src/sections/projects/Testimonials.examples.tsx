import { routes } from '../../../domain/routes.ts';
import { portfolio } from '../../../tests/harness/unit/our-content.ts';
import { portraitPhoto } from '../../../tests/harness/unit/sample-photos.ts';

const { testimonials, title, text, call } = portfolio;
const portrait = { ...portraitPhoto, alt: '' };
const link = { label: testimonials.project, href: routes.portfolio };
const quotes = [
  { name: title, role: testimonials.title, words: text, portrait, link },
  { name: call.link.label, words: call.text },
];
export const examples = {
  two: { title: testimonials.title, quotes },
  one: { title: testimonials.title, quotes: quotes.slice(0, 1) },
};
