import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** A background task; `stop` waits for the run in progress. */
export type PeriodicTask = { readonly stop: () => Promise<void> };

/** Runs `task` at once and then every `everyMs`, never two at a time. `task` must not reject. */
export function startPeriodicTask(clock: Clock, everyMs: number, task: () => Promise<void>): PeriodicTask {
  let cancel = () => {};
  let running = Promise.resolve();
  const run = () => {
    cancel = clock.after(everyMs, run);
    running = running.then(task);
  };
  run();
  return {
    stop: () => {
      cancel();
      return running;
    },
  };
}

type LoggedTask = { readonly everyMs: number; readonly task: () => Promise<void>; readonly failure: string };

/** Like `startPeriodicTask`, but `task` may reject: `failure` is logged with the error, and it is run again next time. */
export const startLoggedTask = (clock: Clock, log: Log, { everyMs, task, failure }: LoggedTask): PeriodicTask =>
  startPeriodicTask(clock, everyMs, () => task().catch((error: unknown) => log.error({ err: error }, failure)));
