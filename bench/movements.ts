import { setInterval } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { routes } from '../domain/routes.ts';
import { navigation } from '../server/testing/our-content.ts';
import { DESKTOP, PHONE } from '../tests/viewports.ts';

/** An animation and the interaction that triggers it. */
export type Movement = {
  readonly name: string;
  readonly viewport: typeof DESKTOP;
  readonly path: string;
  /** Prepares the page; not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Resolves once every animation has finished. */
  readonly run: (page: Page) => Promise<unknown>;
};

const TURN_MS = 1000 / 60;
const TURN_PX = 20;
const LONG_WAY_PX = 4000;
/** A link to another site, because hovering over an internal link would prerender its page. */
const OUTWARD = 'main a[data-variant][target=_blank] >> nth=0';

/**
 * Scrolls with wheel events. Chromium's `Input.synthesizeScrollGesture` stops presenting frames on pages with
 * scroll-driven animations.
 */
async function scroll(page: Page, distance: number) {
  const turns: Promise<void>[] = [];
  for await (const _ of setInterval(TURN_MS)) {
    turns.push(page.mouse.wheel(0, TURN_PX));
    if (turns.length * TURN_PX >= distance) break;
  }
  await Promise.all(turns);
}

/** Runs in the page: waits for all finite animations to end. */
async function finishAnimations() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document.getAnimations().filter(({ effect, timeline }) => {
    return timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.evaluate(finishAnimations);
}

/** All long or frequent animations of the site. */
export const MOVEMENTS: readonly Movement[] = [
  {
    name: 'home parallax',
    viewport: DESKTOP,
    path: routes.home,
    prepare: (page) => page.mouse.move(700, 500),
    run: (page) => scroll(page, DESKTOP.height),
  },
  {
    name: 'belts on scroll',
    viewport: DESKTOP,
    path: routes.home,
    prepare: async (page) => {
      await page.mouse.move(700, 500);
      await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    },
    run: (page) => scroll(page, LONG_WAY_PX),
  },
  {
    name: 'button hover',
    viewport: DESKTOP,
    path: routes.products,
    prepare: (page) => page.locator(OUTWARD).scrollIntoViewIfNeeded(),
    run: async (page) => {
      await page.locator(OUTWARD).hover();
      await page.evaluate(finishAnimations);
    },
  },
  { name: 'drawer opens', viewport: PHONE, path: routes.home, run: (page) => press(page, navigation.drawer.open) },
  {
    name: 'page transition',
    viewport: DESKTOP,
    path: routes.team,
    run: async (page) => {
      await page.locator(`header nav a[href="${routes.products}"]`).click();
      await page.waitForURL(`**${routes.products}`);
      await page.evaluate(finishAnimations);
    },
  },
  {
    name: 'card becomes page',
    viewport: DESKTOP,
    path: routes.portfolio,
    run: async (page) => {
      await page.locator('main article:has([data-subject]) a').first().click();
      await page.waitForURL(`**${routes.portfolio}/*`);
      await page.evaluate(finishAnimations);
    },
  },
  {
    name: 'question opens',
    viewport: PHONE,
    path: routes.home,
    prepare: (page) => page.locator('main summary').first().scrollIntoViewIfNeeded(),
    run: async (page) => {
      await page.locator('main summary').first().click();
      await page.evaluate(finishAnimations);
    },
  },
  { name: 'theme switch', viewport: DESKTOP, path: routes.home, run: (page) => press(page, navigation.themeToggle) },
];
