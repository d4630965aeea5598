import type { ClientDirective } from 'astro';
import { FRAGMENT_PREFIX } from '../../../domain/loom/fragment.ts';

const GESTURES = ['pointerdown', 'keydown', 'click', 'focusin'] as const;

/** How long a browser may be busy before the loom is loaded all the same. */
const LONGEST_WAIT_MS = 2_000;

/** Calls a function once the page is loaded and the browser has nothing else to do. Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  const { requestIdleCallback } = globalThis;
  const wait = () =>
    void (requestIdleCallback ? requestIdleCallback(run, { timeout: LONGEST_WAIT_MS }) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/**
 * `client:loom`: loads and hydrates the loom when the page is idle, at once for a link with a cloth or for a gesture. A
 * load that failed is tried again with the next gesture; until then `data-failed` shows a message.
 */
const loomDirective: ClientDirective = (load, _options, element) => {
  let isLoading = false;
  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    delete element.dataset['failed'];
    await (await load())();
  };
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    isLoading = false;
    element.dataset['failed'] = '';
  });
  for (const type of GESTURES) element.addEventListener(type, hydrate, { passive: true });
  addEventListener('hashchange', hydrate);
  if (!location.hash.startsWith(FRAGMENT_PREFIX)) return whenIdle(hydrate);
  // The cloth of the link is not in the page yet; `use-loom.ts` brings it.
  element.dataset['linked'] = '';
  hydrate();
};

export default loomDirective;
