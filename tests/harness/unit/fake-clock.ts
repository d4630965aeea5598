import type { Clock } from '../../../server/process/clock.ts';

/** A clock that moves only by `advance` and `set`. */
export class FakeClock implements Clock {
  #now: number;
  readonly #timers = new Set<{ at: number; readonly task: () => void }>();

  constructor(start = Date.UTC(2026, 10, 21, 12)) {
    this.#now = start;
  }

  readonly now = () => this.#now;

  /** Number of pending timers. */
  get waiting(): number {
    return this.#timers.size;
  }

  readonly after = (ms: number, task: () => void) => {
    const timer = { at: this.#now + ms, task };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Changes the wall-clock time by `ms`; timers still take as long as before. */
  set(ms: number): void {
    this.#now += ms;
    for (const timer of this.#timers) timer.at += ms;
  }

  /** Advances by `ms` and runs due timers, earliest first. */
  advance(ms: number): void {
    this.#now += ms;
    const due = [...this.#timers].filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at);
    for (const timer of due) {
      this.#timers.delete(timer);
      timer.task();
    }
  }
}
