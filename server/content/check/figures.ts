import { companyFacts } from '../../../domain/contact/recipient-facts.ts';
import { COMPANY_PATHS, type Company } from '../../../domain/content/company.ts';
import type { ContentFile } from '../content-files.ts';
import type { Leaf } from '../leaves.ts';
import type { Problem, Report } from '../report.ts';
import { checkWords as words } from '../words.ts';

const WHITEPAPERS = /\/whitepapers\//;
/** Where the agency's figures stand, and where clients have theirs. */
const UNCHECKED = /\/(?:company\.yaml|testimonials\.yaml|projects\/.*)$/;
const SENTENCE_END = /[.!?:]\s|\n\s*\n/;
const PRICE = /\$\s?\d[\d.,]*/g;

/** Texts that contradict one of the agency's figures in `content/company.yaml`; in whitepapers only sentences about the agency. */
export function checkClaims(
  files: readonly ContentFile[],
  leaves: readonly Leaf[],
  claims: Company['claims'],
): Problem[] {
  const guides = files.filter(({ file }) => WHITEPAPERS.test(file));
  const texts = [
    ...leaves.map(({ key: _, text, ...place }) => ({ file: place.file, text, placeAt: () => place })),
    ...guides.map(({ file, text }) => ({ file, text, placeAt: (index: number) => ({ file, ...lineAt(text, index) }) })),
  ].filter(({ file }) => !UNCHECKED.test(file));
  return Object.entries(words.claims).flatMap(([claim, pattern]) => {
    const right = claims[claim as keyof typeof words.claims];
    return texts.flatMap(({ file, text, placeAt }) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { 1: found = '', index } = match;
        const isAbout = !WHITEPAPERS.test(file) || words.ours.test(sentenceAt(text, index));
        if (right === undefined || !isAbout || plain(found) === String(right)) return [];
        return { ...placeAt(index), message: words.text.otherFigure(found, String(right), `claims.${claim}`) };
      }),
    );
  });
}

/**
 * Texts that repeat an empty fact, unless they are only shown with it, by `when` or as those of the messages: of pages as
 * problems, of other files as hints.
 */
export function checkEmptyFacts(leaves: readonly Leaf[], company: Company): Pick<Report, 'problems' | 'hints'> {
  const { holds } = companyFacts(company);
  const empty = COMPANY_PATHS.filter((name) => !holds(name));
  const guards = leaves.filter(({ key }) => key === 'when');
  const isGuarded = ({ file, field }: Leaf, name: string) =>
    guards.some(
      (when) =>
        when.file === file && field.startsWith(when.field.slice(0, -'when'.length)) && name.startsWith(when.text),
    );
  const found = leaves.flatMap((leaf) => {
    const { key: _, text, ...place } = leaf;
    const name = empty.find((one) => text.includes(`{${one}}`) && !isGuarded(leaf, one));
    return name && leaf.file !== 'content/messages.yaml' ? { ...place, message: words.text.emptyFact(name) } : [];
  });
  const isOfPage = ({ file }: Problem) => file.startsWith('content/pages/');
  return { problems: found.filter(isOfPage), hints: found.filter((one) => !isOfPage(one)) };
}

/** A figure without the marks that separate thousands. */
const plain = (figure: string) => figure.replaceAll(/[.,](?=\d{3})/g, '').replace(/[.,]$/, '');

function sentenceAt(text: string, index: number): string {
  const before = text.slice(0, index).split(SENTENCE_END).at(-1) ?? '';
  const [after = ''] = text.slice(index).split(SENTENCE_END);
  return before + after;
}

function lineAt(text: string, index: number) {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Prices written in the texts of plans: they would stay the same when the price field changes. */
export const checkWrittenPrices = (leaves: readonly Leaf[]): Problem[] =>
  leaves
    // The schema checks the price field itself.
    .filter(({ file, key }) => file.startsWith('content/plans/') && key !== 'amount')
    .flatMap(({ key: _, text, ...place }) =>
      [...text.matchAll(PRICE)].map(([found]) => ({ ...place, message: words.text.writtenPrice(found) })),
    );
