import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../domain/content/content.ts';
import { withoutPlans } from '../../../domain/content/hidden.ts';
import { type ContentFile, NO_CHANGES, namesOf, readContentFiles } from '../content-files.ts';
import { ifNoContent } from '../content-folder.ts';
import { hiddenPlans, isHidden } from '../hidden-files.ts';
import { leavesOf } from '../leaves.ts';
import { hasPlaceholderLogo } from '../logo.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import { readPlaces } from '../read-records.ts';
import { checkUnique } from '../records.ts';
import { byPlace, type Problem, type Report } from '../report.ts';
import { checkWords as words } from '../words.ts';
import { checkCatalogue } from './catalogue.ts';
import { checkContrast } from './contrast.ts';
import { checkClaims, checkEmptyFacts, checkWrittenPrices } from './figures.ts';
import { checkFolder } from './folder.ts';
import {
  cutTexts,
  deadRedirects,
  foreignLetters,
  listUnpublished,
  questionLinks,
  repetitions,
  unlikelyPrices,
} from './hints.ts';
import { checkMarkdown } from './markdown.ts';
import { checkReferences, fileReferences } from './references.ts';
import { checkDates, checkLengths, checkTags, unfilledNames } from './whitepapers.ts';

/** The colours that derive from the palette; the build puts a copy beside its programs. */
const TOKENS = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../src/styles/tokens.css' : 'tokens.css',
);

/** What forms may name, where it is valid. */
export type Named = Partial<Pick<Content, 'catalogue' | 'plans' | 'pictures'>>;

/** A content folder that was read and checked; while there are problems, with what forms may name in place of the content. */
export type CheckedContent = {
  readonly content?: Content | undefined;
  readonly named?: Named;
  readonly report: Report;
};

/**
 * Reads a content folder, with what the desk changed over it, and finds all its problems, by file and line.
 */
export function checkContent(folder: string, changes = NO_CHANGES): CheckedContent {
  const message = ifNoContent(folder, { none: words.text.noContent, closed: words.text.unreadable });
  if (message)
    return { report: { files: 0, problems: [{ file: 'CONTENT_DIR', message }], hints: [], unpublished: [] } };
  const { files, paths, problems: unreadable } = readContentFiles(folder, changes);
  const { content, valid, problems: invalid } = readContent(folder, files, changes);
  const { 'company.yaml': company, 'catalogue.yaml': catalogue, 'palette.yaml': palette } = valid.files;
  const leaves = files.flatMap(leavesOf);
  const shown = files.filter((file) => !isHidden(file));
  // As they are listed, so that a wrong letter case is found on every system; one that cannot be read is there.
  const readable = Object.keys(valid.pictures).map((path) => `content/${path}`);
  const pictures = new Set([...readable, ...invalid.map(({ file }) => file)]);
  const folderProblems = checkFolder(folder, catalogue, changes);
  const known = { files, paths, leaves, facts: valid.facts, kinds: valid.pages.plan?.kinds };
  const inCatalogue = catalogue && checkCatalogue(catalogue, known);
  const emptyFacts = company && checkEmptyFacts(leaves, company);
  const found = [
    ...unreadable,
    ...invalid.filter(({ file }) => !folderProblems.some((other) => other.file === file)),
    ...(palette ? checkContrast(palette, leaves, readFileSync(TOKENS, 'utf8')) : []),
    ...(company ? checkClaims(files, leaves, company.claims) : []),
    ...(emptyFacts?.problems ?? []),
    ...(inCatalogue?.problems ?? []),
    ...folderProblems,
    ...checkMarkdown(files, pictures, valid.facts),
    ...checkReferences(leaves, fileReferences(pictures, namesOf(shown, 'content/projects'))),
    ...checkFolders(files, valid.records),
    ...checkLengths(content?.whitepaperFiles ?? []),
    ...checkWrittenPrices(leaves),
  ];
  const hasOwnLogo = !hasPlaceholderLogo(files);
  const unpublished = company ? listUnpublished(company, countSamples(shown), hasOwnLogo, leaves) : [];
  const hints = [
    ...(catalogue ? unlikelyPrices(catalogue, valid.records.plans) : []),
    ...(inCatalogue?.hints ?? []),
    ...(emptyFacts?.hints ?? []),
    ...unfilledNames(valid.records.whitepapers, valid.facts),
    ...cutTexts(files),
    ...deadRedirects(leaves),
    ...questionLinks(leaves),
    ...repetitions(files, leaves),
    ...foreignLetters(files, leaves),
  ];
  // Of a file that was not read, nothing else is known.
  const isKnown = (one: Problem) => unreadable.includes(one) || !unreadable.some(({ file }) => file === one.file);
  const problems = withoutRepetitions(found.filter(isKnown)).toSorted(byPlace);
  const report = { files: files.length, problems, hints: hints.toSorted(byPlace), unpublished };
  if (report.problems.length === 0) return { content, report };
  const listed = catalogue && { catalogue: withoutPlans(catalogue, hiddenPlans(files)) };
  const plans = Object.fromEntries(valid.records.plans.map(({ slug, value }) => [slug, value]));
  return { report, named: { ...listed, plans, pictures: valid.pictures } };
}

/** Problems in the folders that have one file for each plan, project or whitepaper. */
function checkFolders(
  files: readonly ContentFile[],
  { plans, whitepapers }: ReadContent['valid']['records'],
): readonly Problem[] {
  const { projects, next } = readPlaces(files);
  return [
    ...checkUnique(plans, 'title', words.text.sameTitle),
    ...checkUnique(projects, 'order', (other) => words.text.sameOrder(other, next)),
    ...checkUnique(whitepapers, 'title', words.text.sameTitle),
    ...checkTags(whitepapers),
    ...checkDates(whitepapers),
  ];
}

const SAMPLE = /^sample: true\b/m;
const countSamples = (files: readonly ContentFile[]) =>
  files.filter(({ file, text }) => file.startsWith('content/projects/') && SAMPLE.test(text)).length;

/** Rules that are not reported for a line with a more specific problem. */
const GENERAL = ['unknownName', 'address'];

/**
 * Removes duplicates: two checks may report the same problem at the same line, and some sentences say more than that of a
 * general rule.
 */
function withoutRepetitions(problems: readonly Problem[]): readonly Problem[] {
  const places = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.field}:${problem.message}`, problem]),
  );
  const unique = [...places.values()];
  const isGeneral = ({ message }: Problem) => GENERAL.some((rule) => message.includes(words.rules[rule] ?? rule));
  return unique.filter(
    (one) =>
      !isGeneral(one) || !unique.some((other) => other !== one && other.file === one.file && other.line === one.line),
  );
}
