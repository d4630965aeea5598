import type { EventEmitter } from 'node:events';
import type { Clock } from './clock.ts';

/**
 * Ctrl-C reaches `npm start` twice: the terminal signals the whole process group, and npm forwards its signal. A second
 * signal within this time counts as the same one.
 */
const SAME_STOP_MS = 5_000;

/** Calls `stop` at the first SIGTERM or SIGINT, and `exitNow` at every other one that comes over five seconds later. */
export function stopOnSignal(
  signals: Pick<EventEmitter, 'on'>,
  clock: Clock,
  { stop, exitNow }: Readonly<Record<'stop' | 'exitNow', () => void>>,
): void {
  let state: 'running' | 'stopping' | 'overdue' = 'running';
  const onSignal = () => {
    if (state === 'overdue') return exitNow();
    if (state === 'stopping') return;
    state = 'stopping';
    clock.after(SAME_STOP_MS, () => {
      state = 'overdue';
    });
    stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) signals.on(signal, onSignal);
}
