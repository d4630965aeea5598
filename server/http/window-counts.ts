import { LruCache } from '../site/lru-cache.ts';

/** More addresses than write within minutes; beyond it the one that was quiet longest is forgotten. */
const KEYS = 10_000;

type Count = { readonly since: number; readonly count: number };
const NONE: Count = { since: 0, count: 0 };

/** Counts by key in memory. The count of a key begins again when `windowMs` have passed since its first. */
export class WindowCounts {
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #counts = new LruCache<string, Count>(KEYS);

  constructor(windowMs: number, now: () => number) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** How many there are, and for how many milliseconds more they count. */
  read(key: string): { readonly count: number; readonly leftMs: number } {
    const { since, count } = this.#counts.get(key) ?? NONE;
    const age = this.#now() - since;
    // A clock that was set back must not lengthen the window.
    return age >= 0 && age < this.#windowMs ? { count, leftMs: this.#windowMs - age } : { count: 0, leftMs: 0 };
  }

  add(key: string): void {
    const { count, leftMs } = this.read(key);
    const since = count === 0 ? this.#now() : this.#now() - this.#windowMs + leftMs;
    this.#counts.set(key, { since, count: count + 1 });
  }
}
