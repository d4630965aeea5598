import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import { describeProblem, formatPlace, type Problem } from '../../server/content/problem.ts';
import { checkWords as words } from '../../server/content/words.ts';

/** Problems of `content/` for the error overlay of the dev server, whose button opens the first one in an editor. */
export function overlayOf(problems: readonly Problem[]): ErrorPayload {
  const [first] = problems;
  const loc = first && { file: resolve(first.file), line: first.line ?? 1, column: first.column ?? 1 };
  const items = problems.map((problem) => ({ place: formatPlace(problem), sentence: describeProblem(problem) }));
  const title = `${words.title}: ${words.count(problems.length)}`;
  const err = {
    name: 'npm run check',
    title,
    message: items.map(({ place, sentence }) => `**${place}**\n${sentence}`).join('\n\n'),
    stack: items.map(({ place, sentence }) => `${place} ${sentence}`).join('\n'),
    ...(loc && { loc }),
  };
  return { type: 'error', err };
}
