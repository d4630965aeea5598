import { setInterval } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { navigation } from '../content/navigation.ts';
import { routes } from '../domain/routes.ts';
import { DESKTOP, PHONE } from '../tests/viewports.ts';

/** Something that moves, and what a visitor does to see it. */
export type Movement = {
  readonly name: string;
  readonly viewport: typeof DESKTOP;
  readonly path: string;
  /** Brings the page to where it begins; not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Resolves once all has come to rest. */
  readonly run: (page: Page) => Promise<unknown>;
};

const TURN_MS = 1000 / 60;
const TURN_PX = 20;
const LONG_WAY_PX = 4000;
/** A button to another site: one to a page of ours would have that page drawn ahead meanwhile. */
const OUTWARD = 'main a[data-variant][target=_blank] >> nth=0';

/**
 * Turns the wheel as a hand does. Chromium's own gesture (`Input.synthesizeScrollGesture`) stops drawing on a page at
 * rest whose drawings follow the scrolling.
 */
async function scroll(page: Page, distance: number) {
  const turns: Promise<void>[] = [];
  for await (const _ of setInterval(TURN_MS)) {
    turns.push(page.mouse.wheel(0, TURN_PX));
    if (turns.length * TURN_PX >= distance) break;
  }
  await Promise.all(turns);
}

/** In the page: waits for everything that has an end. */
async function rest() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document.getAnimations().filter(({ effect, timeline }) => {
    return timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.evaluate(rest);
}

/** Everything on the site that moves for long, or often. */
export const MOVEMENTS: readonly Movement[] = [
  {
    name: 'parallax of home',
    viewport: DESKTOP,
    path: routes.home,
    prepare: (page) => page.mouse.move(700, 500),
    run: (page) => scroll(page, DESKTOP.height),
  },
  {
    name: 'belts, woven in',
    viewport: DESKTOP,
    path: routes.home,
    prepare: async (page) => {
      await page.mouse.move(700, 500);
      await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    },
    run: (page) => scroll(page, LONG_WAY_PX),
  },
  {
    name: 'selvedge of a button',
    viewport: DESKTOP,
    path: routes.products,
    prepare: (page) => page.locator(OUTWARD).scrollIntoViewIfNeeded(),
    run: async (page) => {
      await page.locator(OUTWARD).hover();
      await page.evaluate(rest);
    },
  },
  { name: 'drawer', viewport: PHONE, path: routes.home, run: (page) => press(page, navigation.drawer.open) },
  {
    name: 'change of page',
    viewport: DESKTOP,
    path: routes.team,
    run: async (page) => {
      await page.locator(`header nav a[href="${routes.products}"]`).click();
      await page.waitForURL(`**${routes.products}`);
      await page.evaluate(rest);
    },
  },
  { name: 'change of theme', viewport: DESKTOP, path: routes.home, run: (page) => press(page, navigation.themeToggle) },
];
