import { styleText } from 'node:util';
import { describeProblem, formatPlace, type Problem } from './problem.ts';
import { checkWords as words } from './words.ts';

export type Report = {
  /** Number of files that were read. */
  readonly files: number;
  readonly problems: readonly Problem[];
  /** What is allowed and may yet be a mistake. */
  readonly hints: readonly Problem[];
  /** What the site lacks before it is published. */
  readonly unpublished: readonly string[];
};

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
