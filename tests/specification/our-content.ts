import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parse } from 'yaml';
import { formatMoney } from '../../domain/price.ts';
import { formatHours } from '../../domain/site/opening-hours.ts';
import { slugify } from '../../domain/site/slug.ts';
import { plans } from '../harness/plans.ts';
import { company } from '../harness/unit/our-content.ts';
import { literalsOf } from '../source/literals.ts';
import { paths } from '../source/source-files.ts';

/** Minimum number of words for a text of `content/` to count as a sentence. */
const SENTENCE_WORDS = 4;

const wordsOf = (text: string) => text.toLowerCase().match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*/gu) ?? [];
const isSentence = (text: string) => wordsOf(text).length >= SENTENCE_WORDS;
/** The words of a text with a space around each, so that `includes` finds whole words only. */
const plain = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** All texts in a YAML value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function textsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (extname(path) === '.yaml') return textsIn(parse(text));
  if (extname(path) === '.ts') return literalsOf({ path, text }).map((literal) => literal.text);
  return extname(path) === '.md' ? text.split('\n') : [];
}

/** Slugs and sentences of a content folder. */
function readContent(folder: string) {
  const files = paths.filter((path) => path.startsWith(`${folder}/`));
  const records = files.filter((path) => /\/(?:plans|projects|whitepapers)\//.test(path));
  const sentences = files.flatMap(textsOf).filter(isSentence).map(plain);
  return { slugs: records.map((path) => basename(path, extname(path))), sentences: new Set(sentences) };
}

const ours = readContent('content');
/** Texts and slugs that the fixture brand also has are allowed in tests. */
const fixture = readContent('tests/fixtures/brand');

export const sentences = [...ours.sentences.difference(fixture.sentences)];
/** Whether a text contains one of our sentences, or is part of one. Relative module paths do not count. */
export function hasSentence(text: string): boolean {
  if (!isSentence(text) || text.startsWith('.')) return false;
  const own = plain(text);
  return sentences.some((sentence) => own.includes(sentence) || sentence.includes(own));
}

/** Returns a function that tells whether a text contains one of the parts as a whole word. */
const wholeWords = (parts: readonly string[]) => {
  const patterns = parts.map((part) => new RegExp(`(?<![\\w-])${RegExp.escape(part)}(?![\\w-])`));
  return (text: string) => patterns.some((pattern) => pattern.test(text));
};
export const hasSlug = wholeWords(ours.slugs.filter((slug) => !fixture.slugs.includes(slug)));

const hasTitle = wholeWords(plans.map(({ title }) => title));
/** Underscores stand for spaces, as in quote links. */
export const hasPlanTitle = (text: string) => hasTitle(text.replaceAll('_', ' '));

export const amounts = plans.flatMap(({ price, extra }) => [price, extra].flatMap((one) => one?.amount ?? []));
const figures = amounts.map((amount) => new RegExp(`${RegExp.escape(formatMoney(amount))}(?![\\d.,]?\\d)`));
/** Whether a text contains one of our prices, or is a line of code that assigns its amount. */
export const hasPrice = (text: string) =>
  figures.some((figure) => figure.test(text)) ||
  amounts.includes(Number(/\b(?:amount|(?:min)?[pP]rice): ([\d.]+)/.exec(text)?.[1]));

const { name, email, phone, whatsapp, town, region, hours, referencePrefix, socials, product } = company;
const hosts = [...(product ? [product.site] : []), ...socials.map(({ href }) => href)].map(
  (href) => new URL(href).host,
);
const facts = [
  ...[name, `/${slugify(name)}-news`, `${referencePrefix}-`, email, email.split('@').at(1) ?? '', phone, whatsapp],
  ...[town, region, formatHours(hours), ...hosts],
].filter((fact) => fact !== '');
/** Whether a text contains a fact of `content/company.yaml`. */
export const hasFact = (text: string) => facts.some((fact) => text.includes(fact));
