import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { findPlan } from '../../../domain/plans/find-plan.ts';
import type { ContentFile } from '../content-files.ts';
import { type Leaf, linesOf } from '../leaves.ts';
import type { Report } from '../report.ts';
import { checkWords as words } from '../words.ts';

/** The id of a plan in an address; undefined for an address of another kind. */
export const planIn = (address: string): string | undefined => /^\/servicios\/[\w-]+\/([\w-]+)$/.exec(address)?.[1];
/** A price that a text repeats. */
const PRICE = /\{price\.(?<id>[\w-]+)\}/g;

/** Names the plan of a card that is shown only with it. */
const OF_CARD = /^groups\.\d+\.tiers\.\d+\.planId$/;

/**
 * What a removed plan leaves behind: references to plans that the catalogue does not list, and as hints the texts that name
 * such a plan. The name is a word of the id that no other plan or service has, such as «Splash» of `web-splash`; a plan
 * without such a word (`nivel-3`) is found by references only, as is one that only got another address and kept its title.
 * A text that repeats the price of a `hidden` plan is a hint, too, because it still has one.
 */
export function checkRemovedPlans(
  catalogue: Catalogue,
  leaves: readonly Leaf[],
  files: readonly ContentFile[] = [],
  hidden: ReadonlySet<string> = new Set(),
): Pick<Report, 'problems' | 'hints'> {
  const plans = catalogue.categories.flatMap(({ families }) => Object.values(families).flat());
  const texts = leaves.filter(({ file }) => !/\/(?:catalogue|redirects)\.yaml$/.test(file));
  const references = texts
    .flatMap((leaf) => gonePlans(leaf, catalogue, plans).map((id) => ({ leaf, id })))
    .filter(({ leaf, id }) => !hidden.has(id) || !OF_CARD.test(leaf.field));
  const redirected = leaves.flatMap(({ file, key, text }) =>
    file === 'content/redirects.yaml' && key === 'from' ? (planIn(text) ?? []) : [],
  );
  const removed = new Set([...references.map(({ id }) => id), ...redirected.filter((id) => !plans.includes(id))]);
  const lines = [...texts, ...files.flatMap(linesOf)];
  const titles = texts.filter(({ file, field }) => field === 'title' && plans.includes(planOf(file)));
  const named = [...removed].flatMap((id) =>
    distinctiveWords(id, catalogue, plans)
      .filter((word) => textsWith(`(?<!\\p{L})${word}`, titles).length === 0)
      // A word that texts also write in small letters is a common one, such as «Para» or «Tienda».
      .filter((word) => textsWith(`\\s${word.toLowerCase()}`, lines).length === 0)
      .flatMap((word) =>
        textsWith(`(?<!\\p{L})${word}`, lines).map((leaf) => problem(leaf, words.removed.named(word, id))),
      ),
  );
  const isPriceOnly = ({ leaf, id }: (typeof references)[number]) =>
    hidden.has(id) && leaf.key !== 'planId' && leaf.key !== 'href';
  const prices = references.filter(isPriceOnly);
  const broken = references.filter((one) => !isPriceOnly(one));
  return {
    problems: broken.map(({ leaf, id }) => problem(leaf, words.removed.reference(id, hidden.has(id)))),
    hints: [...prices.map(({ leaf, id }) => problem(leaf, words.removed.price(id))), ...named],
  };
}

const planOf = (file: string) => /^content\/plans\/([\w-]+)\.yaml$/.exec(file)?.[1] ?? '';

/** The ids of plans that a text refers to and that the catalogue does not list. */
function gonePlans({ key, text }: Leaf, catalogue: Catalogue, plans: readonly string[]): readonly string[] {
  const priced = [...text.matchAll(PRICE)].map(({ groups }) => groups?.['id'] ?? '');
  const ids = (key === 'planId' ? [text] : priced).filter((id) => !plans.includes(id));
  const id = key === 'href' ? planIn(text) : undefined;
  return id && !findPlan(catalogue, text.split('/')[2], id) ? [...ids, id] : ids;
}

const problem = ({ file, line, column, field }: Leaf, message: string) => {
  return { file, line, column, field: field || undefined, message };
};

/** The texts with a word, given as a pattern. */
function textsWith(word: string, texts: readonly Leaf[]): readonly Leaf[] {
  const name = new RegExp(`${word}(?!\\p{L})`, 'u');
  return texts.filter(({ text }) => name.test(text));
}

/** The words of an id that nothing else in the catalogue has, with a capital letter. */
function distinctiveWords(id: string, { services, categories }: Catalogue, plans: readonly string[]): string[] {
  const others = [...plans, ...services.map(({ slug }) => slug), ...categories.map(({ slug }) => slug)];
  const taken = others.flatMap((slug) => slug.split('-'));
  return id
    .split('-')
    .filter((word) => /^[a-z]{4,}$/.test(word) && !taken.includes(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
