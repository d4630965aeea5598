import type { Company } from '../../domain/content/company.ts';
import { checkContent } from '../../server/content/check/check-content.ts';
import { readContentFiles } from '../../server/content/content-files.ts';
import { leavesOf } from '../../server/content/leaves.ts';
import { formatPlace, pathFromHere } from '../../server/content/report.ts';
import type { Absence } from './absence.ts';
import { emptyFields } from './company-questions.ts';
import { findTraces, formerFacts } from './traces.ts';
import { newWords } from './words.ts';

const words = newWords.left;
/** Listed of each kind at most. */
const LISTED = 12;

/** What is left to do in a new folder, one line each. */
export function listLeft(
  folder: string,
  sample: Company,
  company: Company,
  { names }: Pick<Absence, 'names'>,
): string[] {
  const empty = emptyFields(company).map((field) => newWords.labels[field].replace(/(?: \(|;).*/, ''));
  const problems = checkContent(folder).report.problems.map((problem) => `${formatPlace(problem)}: ${problem.message}`);
  const traces = [...textsNaming(folder, names), ...findTraces(folder, formerFacts(sample, company))];
  const list = (lines: readonly string[]) => shorten(lines.map((line) => pathFromHere(line, folder)));
  const tasks = [
    ...(empty.length > 0 ? [words.missing(empty.join('; '))] : []),
    words.kept,
    words.logo,
    words.texts,
    ...(problems.length > 0 ? [words.problems(list(problems))] : []),
    ...(traces.length > 0 ? [words.traces(list(traces))] : []),
    words.check(folder),
    words.start(folder),
  ];
  return [words.title, ...tasks.map((task) => `- ${task}`)];
}

const shorten = (lines: readonly string[]) =>
  [
    ...lines.slice(0, LISTED).map((line) => `    ${line}`),
    ...(lines.length > LISTED ? [words.more(lines.length - LISTED)] : []),
  ].join('\n');

/** Texts that name an absent line of business, as `file:line: name`. */
const textsNaming = (folder: string, names: RegExp) =>
  readContentFiles(folder)
    .files.flatMap(leavesOf)
    .flatMap((leaf) => {
      const [name] = names.exec(leaf.text) ?? [];
      return name ? [`${formatPlace(leaf)}: ${name}`] : [];
    });
