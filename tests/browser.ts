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

/** Opens a page of the site in a browser context of its own. */
export type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>;
type Fixtures = {
  /** The one browser of all tests; connected to once in a file. */
  browser: Browser;
  visit: Visit;
  /**
   * Opens a page of the site in the one tab of a test file, with reduced motion: three times as fast as a context of its
   * own. For checks that leave nothing behind but what `open` sets again: window, theme and forced colours.
   */
  open: (path: string, viewport?: ViewportSize) => Promise<Page>;
  tab: { readonly page: Page; readonly complaints: string[] };
  /** What pages complained about. A test that provokes a complaint takes it out; any other fails the test. */
  complaints: string[];
};

const isOurs = (url: string, home: string) =>
  ['data:', 'blob:'].includes(new URL(url).protocol) || new URL(url).origin === new URL(home).origin;

/** The browser mentions the status of a page that answers 404 or 422 by design. */
const isOwnStatus = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && message.location().url === message.page()?.url();

/** Chromium gives a transition up when the new page has painted already, as on a busy machine, and reports that. */
const isSkippedTransition = (error: unknown) =>
  String(error).includes('Transition was aborted because of invalid state');

function listen(context: BrowserContext, home: string, complaints: string[]) {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus(message)) complaints.push(message.text());
  });
  context.on('weberror', (error) => {
    if (!isSkippedTransition(error.error())) complaints.push(String(error.error()));
  });
  context.on('request', (request) => {
    if (!isOurs(request.url(), home)) complaints.push(`request to another host: ${request.url()}`);
  });
}

/** A test with a browser. Console errors, page errors, refused content and requests to other hosts fail it. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from this pattern.
    async ({}, use) => {
      const browser = await chromium.connect(inject('browser'));
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from this pattern.
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  visit: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path, options) => {
      const context = await browser.newContext({
        ...VISITOR,
        // Each visitor has an address of their own, as behind a proxy: together they would be limited.
        extraHTTPHeaders: {
          'x-forwarded-for': `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
        },
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      contexts.push(context);
      listen(context, options?.baseURL ?? site, complaints);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext(VISITOR);
      const complaints: string[] = [];
      listen(context, site, complaints);
      await use({ page: await context.newPage(), complaints });
      await context.close();
    },
    { scope: 'file' },
  ],
  open: async ({ tab: { page, complaints } }, use) => {
    await use(async (path, viewport = DESKTOP) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
      await page.goto(path);
      return page;
    });
    expect(complaints.splice(0)).toEqual([]);
  },
});

/** In the page: resolves once what was asked of it has been drawn. */
export const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Reads down until an element is `top` pixels below the window's top. Throws where the page ends before. */
export const readDownTo = (goal: Locator, top: number): Promise<void> =>
  goal.evaluate(async (element, wanted) => {
    const left = () => Math.round(element.getBoundingClientRect().top - wanted);
    let before = -1;
    // Pictures that load on the way may make the page longer.
    while (left() > 0 && scrollY > before) {
      before = scrollY;
      scrollBy({ top: Math.min(left(), innerHeight / 2), behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    if (left() > 0) throw new Error(`The page ends ${left()} px before.`);
  }, top);
