import type { Content } from '../../domain/content/content.ts';
import type { Log } from '../process/log.ts';
import { ContentError } from './content-error.ts';
import type { CurrentContent } from './current-content.ts';
import { formatPlace } from './problem.ts';

/** See `PublishedContent`. */
export type ReadRefusal = () => readonly string[] | undefined;

export type PublishedContent = {
  readonly current: CurrentContent;
  /** Why the changed folder is not shown, problem by problem; none if it could not be read. Undefined while it is shown. */
  readonly refusal: ReadRefusal;
  /**
   * Reads the folder again. `prepare` makes the new content ready to be shown; then it replaces the current one. Whatever
   * fails is logged, and the current content stays. A call during another one reads once more after it.
   */
  readonly reload: (prepare: (next: Content) => Promise<void>) => Promise<void>;
};

/** Publishes a content, and later what `load` reads. `load` rejects with ContentError for a content with problems. */
export function publishContent(first: Content, load: () => Promise<Content>, log: Log): PublishedContent {
  let current = first;
  let refusal: readonly string[] | undefined;
  let last = Promise.resolve();

  async function replace(prepare: (next: Content) => Promise<void>): Promise<void> {
    try {
      const next = await load();
      await prepare(next);
      current = next;
      refusal = undefined;
      log.info('content replaced');
    } catch (error) {
      refusal = error instanceof ContentError ? error.report.problems.map(describe) : [];
      if (!(error instanceof ContentError)) log.error({ err: error }, 'changed content not read');
      else log.error({ problems: refusal }, 'changed content refused');
    }
  }
  return {
    current: () => current,
    refusal: () => refusal,
    reload: (prepare) => {
      last = last.then(() => replace(prepare));
      return last;
    },
  };
}

const describe = (problem: ContentError['report']['problems'][number]) =>
  `${formatPlace(problem)} ${problem.field ? `${problem.field}: ` : ''}${problem.message}`;
