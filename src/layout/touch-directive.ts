import type { ClientDirective } from 'astro';

/**
 * What the visitor has typed becomes a value of its own, apart from what the server drew: hydration leaves such a
 * value alone, and a reset of the form empties it.
 */
function keepTyped(element: Element): void {
  const boxes = element.querySelectorAll<HTMLInputElement>(':is(input:not([type=hidden]), textarea)');
  for (const box of boxes) {
    const { value } = box;
    box.defaultValue = '';
    box.value = value;
  }
}

/** `client:touch`: an island's script is fetched when a visitor first touches or focuses it, and not before. */
const touch: ClientDirective = (load, _options, element) => {
  const listeners = new AbortController();
  const hydrate = async () => {
    listeners.abort();
    const start = await load();
    keepTyped(element);
    await start();
  };
  for (const type of ['focusin', 'pointerdown', 'touchstart']) {
    element.addEventListener(type, hydrate, { signal: listeners.signal, passive: true });
  }
};

export default touch;
