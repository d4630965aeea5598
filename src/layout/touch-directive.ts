import type { ClientDirective } from 'astro';

/** `client:touch`: loads and hydrates an island when a visitor first touches or focuses it. */
const touch: ClientDirective = (load, _options, element) => {
  const listeners = new AbortController();
  const hydrate = async () => {
    listeners.abort();
    const start = await load();
    await start();
  };
  for (const type of ['focusin', 'pointerdown', 'touchstart']) {
    element.addEventListener(type, hydrate, { signal: listeners.signal, passive: true });
  }
};

export default touch;
