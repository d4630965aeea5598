import type { ClientDirective } from 'astro';

/**
 * `client:touch`: loads and hydrates an island when a visitor first touches or focuses it. With a value, as in
 * `client:touch="#faja"`, also when the page has a fragment that begins so, now or later.
 */
const touch: ClientDirective = (load, { value }, element) => {
  const listeners = new AbortController();
  const hydrate = async () => {
    listeners.abort();
    const start = await load();
    await start();
  };
  for (const type of ['focusin', 'pointerdown', 'touchstart']) {
    element.addEventListener(type, hydrate, { signal: listeners.signal, passive: true });
  }
  if (typeof value !== 'string') return;
  const readFragment = () => {
    if (location.hash.startsWith(value)) hydrate();
  };
  addEventListener('hashchange', readFragment, { signal: listeners.signal });
  readFragment();
};

export default touch;
