import { routes } from '../../../domain/routes.ts';
import { portfolio, priceWords } from '../../../tests/harness/unit/our-content.ts';

const { text, note, title, call } = portfolio;
const concept = { title, intro: text, has: [text, note], prepare: [note, text], why: note };
const plan = { title, price: priceWords.onRequest, href: routes.services, quote: call.link };
export const examples = { 'with a plan': { concept, plan }, 'without a plan': { concept } };
