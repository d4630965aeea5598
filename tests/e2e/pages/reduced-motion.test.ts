import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { navigation } from '../../harness/unit/our-content.ts';

const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

/**
 * Runs in the page: scrolls through it by one viewport at a time and returns the animations running at each stop. Throws
 * when a stop is not painted within 30 s.
 */
async function findAnimations(): Promise<string[]> {
  const found: string[] = [];
  const painted = () =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${location.pathname} is not painted at ${scrollY} px`)), 30_000);
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await painted();
    for (const { effect } of document.getAnimations()) {
      const { target, pseudoElement } = effect as KeyframeEffect;
      found.push(`${target?.tagName}.${target?.className}${pseudoElement ?? ''} at ${top} px`);
    }
  }
  return found;
}

/** Number of animations after the next paint. */
const countAnimations = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.getAnimations().length;
  });

// Headless Chromium may stop painting a tab, until the next navigation.
const RETRY = { retry: 1 };

test.for(Object.entries(TEMPLATES))('%s has no animations with reduced motion', RETRY, async ([, path], { open }) => {
  const page = await open(path);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(findAnimations), `${viewport.width} px`).toEqual([]);
  }
});

/** Presses a button, waits for its result and counts the animations. */
async function pressAndCount(page: Page, name: string, outcome: string): Promise<number> {
  await page.getByRole('button', { name }).click();
  await page.locator(outcome).waitFor();
  return countAnimations(page);
}

test('with reduced motion, menus open and the theme changes without animation', async ({ visit }) => {
  const page = await visit(routes.home, { ...REDUCED_MOTION, colorScheme: 'light' });
  expect(await pressAndCount(page, navigation.dropdown.title, '#_servicios')).toBe(0);
  await page.keyboard.press('Escape');
  expect(await pressAndCount(page, navigation.themeToggle, 'html[data-theme=dark]')).toBe(0);
  await page.setViewportSize(PHONE);
  expect(await pressAndCount(page, navigation.drawer.open, '#_menu')).toBe(0);
  await page.locator('#_menu summary').click();
  expect(await countAnimations(page)).toBe(0);
});
