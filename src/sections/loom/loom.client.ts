import type { ClientDirective } from 'astro';
import { FRAGMENT_PREFIX } from '../../../domain/loom/fragment.ts';
import { recordInput } from './record-input.ts';
import type { LoomReady } from './repeat-input.ts';

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
 * `client:loom`: loads and hydrates the loom when the page is idle, or at once for a link with a cloth. What the visitor
 * does before is recorded, and repeated when the loom says that it is ready. A load that failed is tried again with the
 * next gesture; until then `data-failed` shows a message.
 */
const loomDirective: ClientDirective = (load, _options, element) => {
  const grid = element.querySelector<HTMLElement>('[role=grid]');
  if (!grid) return;
  const stopRecording = recordInput(element, grid);
  const listeners = new AbortController();
  const { signal } = listeners;
  let isLoading = false;
  const hydrate = async () => {
    if (isLoading) return;
    isLoading = true;
    delete element.dataset['failed'];
    await (await load())();
  };
  const fail = (event: Event) => {
    event.preventDefault();
    isLoading = false;
    element.dataset['failed'] = '';
  };
  const takeOver = ({ detail: repeat }: CustomEvent<LoomReady>) => {
    listeners.abort();
    delete element.dataset['linked'];
    repeat(stopRecording(), element, grid);
  };
  element.addEventListener('astro:hydration-error', fail, { signal });
  element.addEventListener('loom-ready', takeOver as EventListener, { signal });
  for (const type of GESTURES) element.addEventListener(type, hydrate, { signal, passive: true });
  addEventListener('hashchange', hydrate, { signal });
  // The cloth of the link is not in the page yet.
  if (!location.hash.startsWith(FRAGMENT_PREFIX)) return whenIdle(hydrate);
  element.dataset['linked'] = '';
  hydrate();
};

export default loomDirective;
