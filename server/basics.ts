import type { CurrentContent } from './content/current-content.ts';
import type { Clock } from './process/clock.ts';
import type { Log } from './process/log.ts';
import type { Store } from './store/tables.ts';

/** What most parts of the running server work with. */
export type Basics = {
  readonly content: CurrentContent;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
};
