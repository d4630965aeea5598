import type { Content } from '../../domain/content/content.ts';
import { inTurn } from '../process/in-turn.ts';
import type { Log } from '../process/log.ts';
import type { CurrentContent } from './current-content.ts';
import { ContentError, describeProblem, formatPlace, type Problem } from './report.ts';

/** See `PublishedContent`. */
export type ReadRefusal = () => readonly string[] | undefined;

/** Reads a content, checks it, and makes it ready to be shown. */
type ReadNext = () => Promise<Content>;

export type PublishedContent = {
  readonly current: CurrentContent;
  /** Why the changed content is not shown, problem by problem; none if it could not be read. Undefined while it is shown. */
  readonly refusal: ReadRefusal;
  /** Shows the content that `next` reads. Rejects with what `next` rejects with; then the current content stays. */
  readonly replace: (next: ReadNext) => Promise<void>;
  /** Like `replace`, but what fails is logged and told by `refusal`. */
  readonly reload: (next: ReadNext) => Promise<void>;
};

/** Publishes a content, and later others. Calls wait for each other. */
export function publishContent(first: Content, log: Log): PublishedContent {
  let current = first;
  let refusal: readonly string[] | undefined;
  const queue = inTurn();

  async function show(next: ReadNext): Promise<void> {
    current = await next();
    refusal = undefined;
    log.info('content replaced');
  }
  const replace = (next: ReadNext) => queue(() => show(next));
  return {
    current: () => current,
    refusal: () => refusal,
    replace,
    reload: (next) =>
      replace(next).catch((error: unknown) => {
        refusal = error instanceof ContentError ? error.report.problems.map(describe) : [];
        if (!(error instanceof ContentError)) log.error({ err: error }, 'changed content not read');
        else log.error({ problems: refusal }, 'changed content refused');
      }),
  };
}

const describe = (problem: Problem) => `${formatPlace(problem)} ${describeProblem(problem)}`;
