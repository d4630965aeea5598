import { visit } from 'yaml';
import type { Company } from '../../../domain/content/company.ts';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import type { PlanRecord } from '../../../domain/plans/plan.ts';
import { formatMoney } from '../../../domain/price.ts';
import { routes } from '../../../domain/routes.ts';
import { FONT_LETTERS } from '../../../domain/site/font-letters.ts';
import { isReserved } from '../../../domain/site/redirects.ts';
import type { ContentFile } from '../content-files.ts';
import { type Leaf, linesOf } from '../leaves.ts';
import { parseYaml } from '../parse-yaml.ts';
import type { Record } from '../records.ts';
import type { Problem } from '../report.ts';
import { checkWords } from '../words.ts';
import { frontMatter } from '../yaml.ts';

const { hints: words, unpublished: lacks } = checkWords;

/** A level costs at most this many times the one before it, and at least a fifth of it. */
const [MOST, LEAST] = [8, 1 / 5];

/** Prices of a family that may have a zero too many or too few: their plans follow each other from the lowest level. */
export function unlikelyPrices({ categories }: Catalogue, plans: readonly Record<PlanRecord>[]): readonly Problem[] {
  return categories
    .flatMap(({ families }) => Object.values(families))
    .flatMap((ids) => {
      const priced = ids.flatMap((id) => plans.find(({ slug, value }) => slug === id && value.price) ?? []);
      return priced.slice(1).flatMap((plan, index) => {
        const [before = 0, amount = 0] = [priced[index]?.value.price?.amount, plan.value.price?.amount];
        if (amount <= before * MOST && amount >= before * LEAST) return [];
        const message = words.price(formatMoney(amount), formatMoney(before), priced[index]?.value.title ?? '');
        return [{ ...plan.placeOf(['price', 'amount']), field: 'price.amount', message }];
      });
    });
}

/** Redirects that never happen, because the server itself answers where they begin. */
export const deadRedirects = (leaves: readonly Leaf[]): readonly Problem[] =>
  leaves
    .filter(({ file, key, text }) => file === 'content/redirects.yaml' && key === 'from' && isReserved(text))
    .map(({ text, key: _key, ...place }) => ({ ...place, message: words.reserved(text) }));

/** Questions that a page answers twice, and ids that two of its parts have, but for the first time of each. */
export function repetitions(files: readonly ContentFile[], leaves: readonly Leaf[]): readonly Problem[] {
  // The steps of a service's page have an id that its file does not say.
  const steps = files.filter(({ text }) => /^process:/m.test(text));
  const seen = new Set(steps.map(({ file }) => `${file} id ${routes.sectionIds.process}`));
  return leaves.flatMap(({ key, text, ...place }) => {
    const repeated = `${place.file} ${key} ${text.trim().toLowerCase()}`;
    if (key !== 'question' && !/^(chapters|blocks)\.\d+\.id$/.test(place.field)) return [];
    if (seen.has(repeated)) return { ...place, message: words[key === 'id' ? 'id' : 'question'](text) };
    seen.add(repeated);
    return [];
  });
}

/** Links to the questions of the home page, while it has none and does not show their title. */
export function questionLinks(leaves: readonly Leaf[]): readonly Problem[] {
  const home = leaves.filter(({ file }) => file === 'content/pages/home.yaml');
  if (home.length === 0 || home.some(({ key }) => key === 'question')) return [];
  return leaves
    .filter(({ key, text }) => key === 'href' && text === routes.questions)
    .map(({ text, key: _key, ...place }) => ({ ...place, message: checkWords.text.noAnchor(text) }));
}

/**
 * Texts of which YAML reads a part: without quotes it takes `#` for a note, and `&` or `!` at the beginning for marks of its
 * own. Before a note that is meant are two spaces.
 */
export const cutTexts = (files: readonly ContentFile[]): readonly Problem[] =>
  files.flatMap(({ file, text }) => {
    const [yaml, firstLine] = file.endsWith('.yaml') ? [text, 1] : [frontMatter(text) ?? '', 2];
    const { document, lines } = parseYaml(yaml);
    const found: Problem[] = [];
    visit(document, {
      Scalar: (_key, { type, value, source, anchor, tag, range }) => {
        if (type !== 'PLAIN' || (typeof value !== 'string' && source !== '') || !range) return;
        const [start, end] = range;
        const line = lines.linePos(start).line + firstLine - 1;
        // Where nothing is read, the range ends at the sign.
        const isCut = anchor || tag || /\S #/.test(yaml.slice(end - 2, end + 2));
        if (isCut) found.push({ file, line, message: words.cut(source ?? '') });
      },
    });
    return found;
  });

const FOREIGN = new RegExp(`(?![${RegExp.escape(FONT_LETTERS)}])\\p{L}`, 'gu');

/** Letters that the web fonts do not contain, which are shown in another font; each once for every file. */
export function foreignLetters(files: readonly ContentFile[], leaves: readonly Leaf[]): readonly Problem[] {
  const seen = new Set<string>();
  return [...leaves, ...files.flatMap(linesOf)].flatMap(({ file, line, text }) =>
    [...text.normalize().matchAll(FOREIGN)].flatMap(([letter]) => {
      if (seen.has(file + letter)) return [];
      seen.add(file + letter);
      return [{ file, line, message: words.letter(letter) }];
    }),
  );
}

/** The policy that a new agency starts with, and the law of Ecuador that it names. */
const [PRIVACY, OUR_LAW] = ['content/pages/privacy.yaml', 'LOPDP'];

/**
 * What the site still lacks before it is published, as phrases for a list; empty when nothing is missing. None of it is a
 * mistake: empty facts hide themselves, and samples say that they are samples.
 */
export function listUnpublished(
  company: Company,
  samples: number,
  hasOwnLogo: boolean,
  leaves: readonly Pick<Leaf, 'file' | 'text'>[],
): string[] {
  const { legal, dataHost, phone, whatsapp, country } = company;
  const isOurLaw = leaves.some(({ file, text }) => file === PRIVACY && text.includes(OUR_LAW));
  const hosts = exampleAddresses(company);
  const missing: readonly [boolean, string][] = [
    [!phone && !whatsapp, lacks.phone],
    [!legal.name, lacks.legalName],
    [!legal.taxNumber, lacks.taxNumber],
    [!legal.address, lacks.legalAddress],
    [!dataHost.name || !dataHost.country, lacks.dataHost],
    [isOurLaw && country.code !== 'EC', lacks.law],
    [hosts.length > 0, lacks.examples(hosts)],
    [!hasOwnLogo, lacks.logo],
    [samples > 0, lacks.samples(samples)],
  ];
  return missing.flatMap(([isMissing, phrase]) => (isMissing ? phrase : []));
}

/** Hosts under `.example`, which RFC 2606 reserves: they stand for addresses that the agency has yet to give. */
function exampleAddresses({ site, email, socials, product }: Company): string[] {
  const urls = [site, ...socials.map(({ href }) => href), ...Object.values(product ?? {})];
  const hosts = [...urls.map((url) => new URL(url).hostname), email.slice(email.lastIndexOf('@') + 1)];
  return [...new Set(hosts.filter((host) => host.endsWith('.example')))];
}
