/** Time as a dependency, so that tests can advance it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs `task` once after `ms`; the returned function cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
};

export const systemClock: Clock = {
  now: Date.now,
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
