import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import type { RecordingProxy } from '../harness/recording-proxy.ts';
import { PATIENCE_MS } from '../harness/until.ts';
import type { Tab } from './engine.ts';

// WebKit's driver never answers for a page that was left while it was asked.
const ANSWER_MS = 3000;

/** In the page: where an element's middle is in the window. */
function middleOf(selector: string): [number, number] {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/**
 * In the page: whether a path's page has been loaded, and given its letters, which it asks for once it is painted. One
 * question: a page that a step back has restored hears no second one.
 */
const isWholly = (address: string) =>
  location.pathname + location.search === address &&
  document.readyState === 'complete' &&
  [...document.fonts].filter(({ family }) => /^\W?(Piazzolla|Instrument)\W?$/.test(family)).length === 2;

/** In the page: brings an element into view and says whether a click in its middle, now and soon, would reach it. */
async function isAtHand(selector: string): Promise<boolean> {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return false;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return before.x === x && before.y === y && !!hit && (element.contains(hit) || hit.contains(element));
}

/** Somebody at a browser, before our site: what journeys are written with, whatever the engine. */
export class Visitor {
  readonly tab: Tab;
  readonly #proxy: RecordingProxy;

  constructor(tab: Tab, proxy: RecordingProxy) {
    this.tab = tab;
    this.#proxy = proxy;
  }

  /** Paths that the browser has asked the site for. */
  get asked(): readonly string[] {
    return this.#proxy.asked;
  }

  /** Opens a page of the site, its letters included: one that is left before they are there complains in Firefox. */
  async goTo(path: string): Promise<void> {
    await this.tab.open(this.#proxy.url + path);
    await this.arriveAt(path);
  }

  /** Resolves once a function says so in the page; a page that is being left is asked again. */
  async until<Args extends readonly unknown[]>(what: string, check: (...args: Args) => unknown, ...args: Args) {
    let seen: unknown;
    const ask = async () => {
      const answer = this.tab.evaluate(check, ...args).catch((error: Error) => error.message.split('\n')[0]);
      seen = await Promise.race([answer, sleep(ANSWER_MS, 'no answer', { ref: false })]);
      if (typeof seen === 'string' || !seen) throw new Error();
    };
    await vi.waitFor(ask, { timeout: PATIENCE_MS, interval: 30 }).catch(() => {
      throw new Error(`Never came to be: ${what} (${String(seen)})`);
    });
  }

  /** Clicks in the middle of an element, once it is at rest there and nothing covers it; scrolls to it before. */
  async click(selector: string): Promise<void> {
    await this.until(`${selector} at hand`, isAtHand, selector);
    const [x, y] = await this.tab.evaluate(middleOf, selector);
    await this.tab.clickAt(x, y);
  }

  /** Resolves once the page of a path has been loaded, its letters included. */
  arriveAt(path: string): Promise<void> {
    return this.until(`the page ${path}`, isWholly, path);
  }

  /** Resolves once an element can be seen, or can be seen no more. */
  untilShown(selector: string, shown = true): Promise<void> {
    const isSo = (wanted: string, visible: boolean) =>
      (document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false) === visible;
    return this.until(`${selector} is ${shown ? '' : 'not '}shown`, isSo, selector, shown);
  }

  /** The text of the first element that a selector finds, without the space around it. */
  textOf(selector: string): Promise<string> {
    return this.tab.evaluate((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? '', selector);
  }
}

/** Selects what has this accessible name as a label. */
export const named = (name: string) => `[aria-label="${name}"]`;
