import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import type { RecordingProxy } from '../harness/recording-proxy.ts';
import { PATIENCE_MS } from '../harness/until.ts';
import type { Tab } from './engine.ts';

// Longer than a step of the opening `<details>`, whose transition Chromium reports to no script.
const STILL_MS = 100;

// WebKit's driver never responds when the page navigates during an evaluation.
const EVALUATION_MS = 3000;

/** Runs in the page: returns the viewport coordinates of an element's centre. */
function centreOf(selector: string): [number, number] {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/**
 * Runs in the page: whether it has this address, is loaded and has declared both web fonts, which happens after first
 * paint. This is a single evaluation, because a page restored by history.back() does not respond to a second one.
 */
const isLoaded = (address: string) =>
  location.pathname + location.search === address &&
  document.readyState === 'complete' &&
  [...document.fonts].filter(({ family }) => /^\W?(Piazzolla|Instrument)\W?$/.test(family)).length === 2;

/**
 * Runs in the page: scrolls to an element; true if no animation runs, nothing covers the element's centre, and its
 * position was the same in each frame of this time.
 */
async function isClickable(selector: string, stillMs: number): Promise<boolean> {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return false;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  const start = performance.now();
  while (performance.now() - start < stillMs) {
    await new Promise(requestAnimationFrame);
    const { x, y } = element.getBoundingClientRect();
    if (before.x !== x || before.y !== y) return false;
  }
  const isMoving = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
  if (document.getAnimations().some(isMoving)) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return !!hit && (element.contains(hit) || hit.contains(element));
}

/** Engine-independent actions on the site, for writing journeys. */
export class Visitor {
  readonly tab: Tab;
  /** Address of the site. */
  readonly url: string;
  readonly #proxy: RecordingProxy;

  /** `url` is the address of another proxy in front of the recording one, if there is one. */
  constructor(tab: Tab, proxy: RecordingProxy, url = proxy.url) {
    this.tab = tab;
    this.url = url;
    this.#proxy = proxy;
  }

  /** Paths that the browser has requested from the site. */
  get requests(): readonly string[] {
    return this.#proxy.requests;
  }

  /** Opens a page and waits for its fonts: Firefox logs an error for fonts that a navigation cancels. */
  async goTo(path: string): Promise<void> {
    await this.tab.open(this.url + path);
    await this.arriveAt(path);
  }

  /** Polls a function in the page until it returns true; retries evaluations that a navigation aborts. */
  async until<Args extends readonly unknown[]>(what: string, check: (...args: Args) => unknown, ...args: Args) {
    let seen: unknown;
    const ask = async () => {
      seen = await this.#ask(check, ...args);
      if (typeof seen === 'string' || !seen) throw new Error();
    };
    await vi.waitFor(ask, { timeout: PATIENCE_MS, interval: 30 }).catch(async () => {
      const page = await this.#ask(() => `${location.href} «${document.querySelector('h1')?.textContent ?? ''}»`);
      throw new Error(`Timed out waiting for: ${what} (${String(seen)}) at ${String(page)}`);
    });
  }

  /** What a function in the page returns, or why it did not. */
  #ask<Args extends readonly unknown[]>(run: (...args: Args) => unknown, ...args: Args): Promise<unknown> {
    const result = this.tab.evaluate(run, ...args).catch((error: Error) => error.message.split('\n')[0]);
    return Promise.race([result, sleep(EVALUATION_MS, 'no response', { ref: false })]);
  }

  /** Scrolls to an element and clicks its centre, once it has stopped moving and nothing covers it. */
  async click(selector: string): Promise<void> {
    await this.until(`${selector} clickable`, isClickable, selector, STILL_MS);
    const [x, y] = await this.tab.evaluate(centreOf, selector);
    await this.tab.clickAt(x, y);
  }

  /** Resolves once the page at a path has loaded, including its fonts. */
  arriveAt(path: string): Promise<void> {
    return this.until(`the page ${path}`, isLoaded, path);
  }

  /** Resolves once an element is visible, or hidden if `shown` is false. */
  untilShown(selector: string, shown = true): Promise<void> {
    const isSo = (wanted: string, visible: boolean) =>
      (document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false) === visible;
    return this.until(`${selector} is ${shown ? '' : 'not '}shown`, isSo, selector, shown);
  }

  /** The trimmed text of the first matching element. */
  textOf(selector: string): Promise<string> {
    return this.tab.evaluate((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? '', selector);
  }
}

/** A selector for the element with this `aria-label`. */
export const labelled = (name: string) => `[aria-label="${name}"]`;
