import type { Clock } from './clock.ts';

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
