import type { ClientDirective } from 'astro';

/** `client:touch`: an island's script is fetched when a visitor first touches or focuses it, and not before. */
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
