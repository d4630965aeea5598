import type { Clock } from './clock.ts';

/** Something that goes on by itself; `stop` waits for what is under way. */
export type Repeated = { readonly stop: () => Promise<void> };

/** Runs a task at once and then again and again, one run after the other. `task` never rejects. */
export function repeat(clock: Clock, everyMs: number, task: () => Promise<void>): Repeated {
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
