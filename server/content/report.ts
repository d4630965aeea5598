import { relative } from 'node:path';
import { styleText } from 'node:util';
import { checkWords as words } from './words.ts';

/** A spot in `content/`. */
export type Place = {
  /** Path from the root of the repository. */
  readonly file: string;
  /** From 1; absent when the whole file is meant. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

/** Something in `content/` that must be corrected before the site is built. */
export type Problem = Place & {
  /** Path of the field: `price.amount`. */
  readonly field?: string | undefined;
  /** What the owner calls it, if its schema says so. */
  readonly label?: string | undefined;
  /** One sentence in the owner's language. */
  readonly message: string;
};

/** Sorts by file, then by line, then by column. */
export const byPlace = (one: Problem, other: Problem) =>
  one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);

/** A problem in one line, without its place: `price.amount (Precio): …`. `paint` colours the name of the field. */
export const describeProblem = ({ field, label, message }: Problem, paint = (name: string) => name) =>
  field ? `${paint(field)}${label ? ` (${label})` : ''}: ${message}` : message;

/** Formats a place as `content/plans/nivel-2.yaml:5:11`, which terminals and editors make clickable. */
export const formatPlace = ({ file, line, column }: Place) => [file, line, line && column].filter(Boolean).join(':');

export type Report = {
  /** Number of files that were read. */
  readonly files: number;
  readonly problems: readonly Problem[];
  /** What is allowed and may yet be a mistake. */
  readonly hints: readonly Problem[];
  /** What the site lacks before it is published. */
  readonly unpublished: readonly string[];
};

/** The report with paths from the working directory instead of `content/`; in full when the folder is outside of that. */
export function fromHere(report: Report, folder: string): Report {
  const near = relative('', folder) || '.';
  const here = near.startsWith('..') ? folder : near;
  const move = (one: Problem) => ({ ...one, file: one.file.replace(/^content\b/, () => here) });
  return { ...report, problems: report.problems.map(move), hints: report.hints.map(move) };
}

/** The report as lines for a terminal. */
export function formatReport({ files, problems, hints, unpublished }: Report): string {
  const advice = hints.map((hint) => format(hint, styleText('yellow', '!')));
  const doubts = advice.length > 0 ? ['', `${styleText('yellow', words.hints.title)}:`, ...advice, ''] : [];
  if (problems.length > 0) {
    const count = styleText('red', words.count(problems.length));
    return [formatProblems(problems), ...(doubts.length > 0 ? doubts : ['']), `${count}. ${words.stopped}`].join('\n');
  }
  const missing = `${styleText('yellow', words.unpublished.title)}: ${unpublished.join(', ')}.`;
  const end = unpublished.length > 0 ? [missing] : [];
  return [`${styleText('green', '✓')} ${words.allGood(files)}`, ...doubts, ...end].join('\n');
}

/** Problems as lines for a terminal. */
export const formatProblems = (problems: readonly Problem[]): string =>
  problems.map((problem) => format(problem, styleText('red', '✗'))).join('\n');

const format = (problem: Problem, mark: string) =>
  `${mark} ${styleText('bold', formatPlace(problem))}\n  ${describeProblem(problem, (name) => styleText('cyan', name))}`;

/** A content folder that cannot be shown, with all that is wrong. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly report: Report;

  constructor(report: Report) {
    super(`content has ${report.problems.length} problems`);
    this.report = report;
  }
}
