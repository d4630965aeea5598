import type { EventEmitter } from 'node:events';
import type { Clock } from './clock.ts';

/**
 * Ctrl-C reaches `npm start` twice: the terminal signals the whole process group, and npm passes on what it got. What
 * follows the first signal this soon is the same wish.
 */
const SAME_STOP_MS = 5_000;

export type Ending = {
  /** Called once, at the first signal. */
  readonly stop: () => void;
  /** Called for each signal of somebody who has waited and does not want to wait longer. */
  readonly endAtOnce: () => void;
};

/** Stops at the first SIGTERM or SIGINT that `signals` brings; one that comes over five seconds later ends at once. */
export function stopOnSignal(signals: Pick<EventEmitter, 'on'>, clock: Clock, { stop, endAtOnce }: Ending): void {
  let state: 'running' | 'stopping' | 'overdue' = 'running';
  const heed = () => {
    if (state === 'overdue') return endAtOnce();
    if (state === 'stopping') return;
    state = 'stopping';
    clock.after(SAME_STOP_MS, () => {
      state = 'overdue';
    });
    stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) signals.on(signal, heed);
}
