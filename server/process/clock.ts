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

export type Deadline = { readonly clock: Clock; readonly ms: number };

/**
 * A signal that aborts with `reason()` at the deadline, or together with `parent`. Call `cancel`, which stops the
 * timer, in a `finally`.
 */
export function signalWithDeadline(
  { clock, ms }: Deadline,
  reason: () => Error,
  parent?: AbortSignal | null,
): { readonly signal: AbortSignal; readonly cancel: () => void } {
  const limit = new AbortController();
  const cancel = clock.after(ms, () => limit.abort(reason()));
  return { signal: parent ? AbortSignal.any([limit.signal, parent]) : limit.signal, cancel };
}

/** True if the promise resolves within `ms`, otherwise false. Rejects if the promise does. */
export async function settlesWithin(promise: Promise<unknown>, ms: number, clock: Clock): Promise<boolean> {
  const timeUp = Promise.withResolvers<boolean>();
  const cancel = clock.after(ms, () => timeUp.resolve(false));
  const settled = await Promise.race([promise.then(() => true), timeUp.promise]);
  cancel();
  return settled;
}
