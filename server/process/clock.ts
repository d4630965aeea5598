/** Time as the server sees it: passed in, so that tests can move it by hand. */
export type Clock = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs `task` once, `ms` milliseconds from now; the returned function calls it off. */
  readonly after: (ms: number, task: () => void) => () => void;
};

/** The machine's own clock. */
export const systemClock: Clock = {
  now: Date.now,
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
