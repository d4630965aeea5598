import { randomInt } from 'node:crypto';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
  type ViewportSize,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { PATIENCE_MS } from './harness/until.ts';
import { DESKTOP, PHONE } from './viewports.ts';

export const site = inject('site');
export { DESKTOP, PHONE };

const VISITOR = { viewport: DESKTOP, locale: 'es-EC', baseURL: site } as const;

/** Opens a page of the site in a new browser context. */
export type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>;
type Fixtures = {
  /** The browser that all tests share; each file connects once. */
  browser: Browser;
  visit: Visit;
  /**
   * Opens a page in the test file's shared tab, with reduced motion: three times as fast as a new context. For checks
   * that leave no state behind except what `open` resets: viewport, theme and forced colours.
   */
  open: (path: string, viewport?: ViewportSize) => Promise<Page>;
  tab: { readonly page: Page; readonly consoleErrors: string[] };
  /** Console and page errors, warnings, requests to other hosts. A test removes those it expects; others fail it. */
  consoleErrors: string[];
};

const isOurs = (url: string, home: string) =>
  ['data:', 'blob:'].includes(new URL(url).protocol) || new URL(url).origin === new URL(home).origin;

/** Chromium logs an error for every page that responds 404 or 422, which some do by design. */
const isOwnStatus = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && message.location().url === message.page()?.url();

/** On a busy machine Chromium skips a view transition once the new page has painted, and reports an error. */
const isSkippedTransition = (error: unknown) =>
  String(error).includes('Transition was aborted because of invalid state');

function listen(context: BrowserContext, home: string, consoleErrors: string[]) {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus(message)) consoleErrors.push(message.text());
  });
  context.on('weberror', (error) => {
    if (!isSkippedTransition(error.error())) consoleErrors.push(String(error.error()));
  });
  context.on('request', (request) => {
    if (!isOurs(request.url(), home)) consoleErrors.push(`request to another host: ${request.url()}`);
  });
}

/** Gives a slow machine the time it needs in every page of a browser; Playwright's own limit is 30 s. */
export function waitPatiently(browser: Browser): void {
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
}

/** Connects to the browser that the tests of a project share. */
export async function connectToBrowser(): Promise<Browser> {
  const browser = await chromium.connect(inject('browser'));
  waitPatiently(browser);
  return browser;
}

/** A test with a browser. Console errors, page errors, CSP violations and requests to other hosts fail it. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from this pattern.
    async ({}, use) => {
      const browser = await connectToBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from this pattern.
  consoleErrors: async ({}, use) => {
    const consoleErrors: string[] = [];
    await use(consoleErrors);
    expect(consoleErrors).toEqual([]);
  },
  visit: async ({ browser, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path, options) => {
      const context = await browser.newContext({
        ...VISITOR,
        // One IP address per visitor, as behind a proxy; sharing one would hit the rate limit.
        extraHTTPHeaders: {
          'x-forwarded-for': `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
        },
        ...options,
      });
      contexts.push(context);
      listen(context, options?.baseURL ?? site, consoleErrors);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext(VISITOR);
      const consoleErrors: string[] = [];
      listen(context, site, consoleErrors);
      await use({ page: await context.newPage(), consoleErrors });
      await context.close();
    },
    { scope: 'file' },
  ],
  open: async ({ tab: { page, consoleErrors } }, use) => {
    await use(async (path, viewport = DESKTOP) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
      await page.goto(path);
      return page;
    });
    expect(consoleErrors.splice(0)).toEqual([]);
  },
});

/** Runs in the page: resolves after the next paint. */
export const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Scrolls down until an element is `top` pixels below the top of the viewport. Throws if the page is too short. */
export const scrollDownTo = (goal: Locator, top: number): Promise<void> =>
  goal.evaluate(async (element, wanted) => {
    const left = () => Math.round(element.getBoundingClientRect().top - wanted);
    let before = -1;
    // Lazy images may lengthen the page on the way.
    while (left() > 0 && scrollY > before) {
      before = scrollY;
      scrollBy({ top: Math.min(left(), innerHeight / 2), behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    if (left() > 0) throw new Error(`The page is ${left()} px too short.`);
  }, top);
