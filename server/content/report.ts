import { styleText } from 'node:util';
import { formatPlace, type Problem } from './problem.ts';
import { checkWords as words } from './words.ts';

export type Report = {
  /** Number of files that were read. */
  readonly files: number;
  readonly problems: readonly Problem[];
  /** What the site lacks before it is published. */
  readonly unpublished: readonly string[];
};

/** The report as lines for a terminal. */
export function formatReport({ files, problems, unpublished }: Report): string {
  if (problems.length === 0) {
    const missing = `${styleText('yellow', words.unpublished.title)}: ${unpublished.join(', ')}.`;
    return [`${styleText('green', '✓')} ${words.allGood(files)}`, ...(unpublished.length > 0 ? [missing] : [])].join(
      '\n',
    );
  }
  return [formatProblems(problems), '', `${styleText('red', words.count(problems.length))}. ${words.stopped}`].join(
    '\n',
  );
}

/** Problems as lines for a terminal. */
export const formatProblems = (problems: readonly Problem[]): string => problems.map(formatProblem).join('\n');

function formatProblem(problem: Problem): string {
  const { field, message } = problem;
  const place = `${styleText('red', '✗')} ${styleText('bold', formatPlace(problem))}`;
  return `${place}\n  ${field ? `${styleText('cyan', field)}: ` : ''}${message}`;
}
