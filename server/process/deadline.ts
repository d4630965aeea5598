import type { Clock } from './clock.ts';

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
