import { LruCache } from '../../http/lru-cache.ts';
import { ACCEPTED_WINDOW_MS } from './rate-limit.ts';

/** Maximum number of keys, which bounds the memory: beyond it the least recently used key is dropped. */
const KEYS = 10_000;

/** Events of a key in its window, and when that ends. */
type Window = { readonly count: number; readonly endsAt: number };

/** Counts events in memory. The window of a key begins with its first event and is as long as that of accepted messages. */
export function openWindowCounts(now: () => number) {
  const windows = new LruCache<string, Window>(KEYS);
  const read = (key: string): Window => {
    const known = windows.get(key);
    const leftMs = (known?.endsAt ?? 0) - now();
    // More is left than a window when the clock was set back; that must not extend the window.
    const isOpen = leftMs > 0 && leftMs <= ACCEPTED_WINDOW_MS;
    return known && isOpen ? known : { count: 0, endsAt: now() + ACCEPTED_WINDOW_MS };
  };
  /** Counts an event; returns the window with it. */
  const add = (key: string): Window => {
    const { count, endsAt } = read(key);
    const window = { count: count + 1, endsAt };
    windows.set(key, window);
    return window;
  };
  return { read, add };
}
