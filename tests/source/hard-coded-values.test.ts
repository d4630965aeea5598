import { expect, test } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { findLiterals } from './literals.ts';
import { filesIn } from './source-files.ts';

const ACCENTS = /[áéíóúüñ¿¡]/i;
const STOP_WORDS = new Set(
  'al con de del el ella ellos ese esta este esto la las le les lo los mi más muy nos nuestra nuestro para pero por que se sin sobre su sus tu un una usted y ya'.split(
    ' ',
  ),
);

/** Whether a text is Spanish: it has accented characters, or is a phrase with a Spanish stop word. */
function isSpanish(text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  return ACCENTS.test(text) || (words.length > 1 && words.some((word) => STOP_WORDS.has(word)));
}

// Not after `^`: a regular expression reads such colours.
const RAW_COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?<!\^)\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const PRICE = /\$\d[\d.,]/;

/** First path segments of the site: `servicios`, `contactenos` … */
const sections = new Set(
  ['/empezar', '/get-started', routes.whitepaper('x'), ...Object.values(routes)].flatMap((route) =>
    typeof route === 'string' ? (route.split('/')[1] ?? []) : [],
  ),
);
const isAddress = (text: string) =>
  /^\/[a-z]/.test(text) && sections.has(text.split(/[/?#]/)[1] ?? '') && text !== '/api/';

const site = filesIn(['src', 'server'], ['.ts', '.tsx', '.astro']);
/** Without content/, where the owner may write an address, a town or a colour into a text. */
const code = [...site, ...filesIn(['domain', 'scripts'], ['.ts', '.tsx'])];

test('the checks find code', () => {
  expect(site.length).toBeGreaterThan(30);
});

test('Spanish texts are only in content/ and in the words.ts of a room', () => {
  const others = site.filter(({ path }) => !/\/(?:words|notification-problem)\.ts$/.test(path));
  expect(findLiterals(others, ({ text }) => isSpanish(text))).toEqual([]);
});

test('code takes paths of the site from domain/routes.ts', () => {
  // The paths of the EmailJS API look like paths of the site.
  const others = code.filter(({ path }) => path !== 'domain/routes.ts' && path !== 'server/mail/emailjs-transport.ts');
  expect(findLiterals(others, ({ text }) => isAddress(text))).toEqual([]);
});

test('code contains no formatted prices', () => {
  expect(findLiterals(code, ({ text }) => PRICE.test(text))).toEqual([]);
});

test('code contains no raw colours', () => {
  const painting = code.filter(({ path }) => !path.startsWith('scripts/'));
  expect(findLiterals(painting, ({ text, attribute }) => attribute !== 'href' && RAW_COLOUR.test(text))).toEqual([]);
});
