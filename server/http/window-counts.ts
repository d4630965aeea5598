import { LruCache } from './lru-cache.ts';

/** Maximum number of keys, which bounds the memory: beyond it the least recently used key is dropped. */
const KEYS = 10_000;

type Count = { readonly since: number; readonly count: number };
const NONE: Count = { since: 0, count: 0 };

/** Fixed-window counters in memory. A key's window begins with its first event and lasts `windowMs`. */
export class WindowCounts {
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #counts = new LruCache<string, Count>(KEYS);

  constructor(windowMs: number, now: () => number) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Events in the current window, and how much of it is left. */
  read(key: string): { readonly count: number; readonly leftMs: number } {
    const { since, count } = this.#counts.get(key) ?? NONE;
    const age = this.#now() - since;
    // A negative age means that the clock was set back; that must not extend the window.
    return age >= 0 && age < this.#windowMs ? { count, leftMs: this.#windowMs - age } : { count: 0, leftMs: 0 };
  }

  add(key: string): void {
    const { count, leftMs } = this.read(key);
    const since = count === 0 ? this.#now() : this.#now() - this.#windowMs + leftMs;
    this.#counts.set(key, { since, count: count + 1 });
  }
}
