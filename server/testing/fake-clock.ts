import type { Clock } from '../process/clock.ts';

/** A clock that moves when told. */
export class FakeClock implements Clock {
  #now: number;
  readonly #timers = new Set<{ at: number; readonly task: () => void }>();

  constructor(start = Date.UTC(2026, 10, 21, 12)) {
    this.#now = start;
  }

  readonly now = () => this.#now;

  /** How many wait for it. */
  get waiting(): number {
    return this.#timers.size;
  }

  readonly after = (ms: number, task: () => void) => {
    const timer = { at: this.#now + ms, task };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Is set to another time, as by hand: timers take as long as they would have. */
  set(ms: number): void {
    this.#now += ms;
    for (const timer of this.#timers) timer.at += ms;
  }

  /** Jumps ahead and runs what has come due, oldest first. */
  advance(ms: number): void {
    this.#now += ms;
    const due = [...this.#timers].filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at);
    for (const timer of due) {
      this.#timers.delete(timer);
      timer.task();
    }
  }
}
