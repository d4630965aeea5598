import type { Log } from './log.ts';

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

/** A background task; `stop` waits for the run in progress, and for one that is due. */
export type PeriodicTask = { readonly stop: () => Promise<void> };

/**
 * Runs `task` at once and then every `everyMs`, never two at a time; of those due meanwhile one waits. `task` must not
 * reject.
 */
export function startPeriodicTask(clock: Clock, everyMs: number, task: () => Promise<void>): PeriodicTask {
  let cancel = () => {};
  let running = Promise.resolve();
  let isNextWaiting = false;
  const run = () => {
    cancel = clock.after(everyMs, run);
    if (isNextWaiting) return;
    isNextWaiting = true;
    running = running.then(() => {
      isNextWaiting = false;
      return task();
    });
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

/** A pause after each failure, in milliseconds. It is over at the start, and also once a clock that was ahead is set back. */
export function openPause(clock: Pick<Clock, 'now'>, ms: number): { begin: () => void; isOver: () => boolean } {
  let begunAt = Number.NEGATIVE_INFINITY;
  const begin = () => {
    begunAt = clock.now();
  };
  return { begin, isOver: () => Math.abs(clock.now() - begunAt) >= ms };
}
