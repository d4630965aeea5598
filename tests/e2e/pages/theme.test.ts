import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { examplePlan } from '../../harness/plans.ts';
import { navigation } from '../../harness/unit/our-content.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const toggle = (page: Page) => page.getByRole('button', { name: navigation.themeToggle }).click();

test.for([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('on a %s system the first press switches to %s, the second back', async ([system, other], { visit }) => {
  const page = await visit('/', { colorScheme: system });
  const before = await background(page);
  await toggle(page);
  await page.locator(`html[data-theme=${other}]`).waitFor();
  await expect.poll(() => background(page)).not.toBe(before);
  await toggle(page);
  await page.locator(`html[data-theme=${system}]`).waitFor();
  await expect.poll(() => background(page)).toBe(before);
});

test('the choice is remembered on every page and applied before first paint', async ({ visit }) => {
  const page = await visit('/', { colorScheme: 'light' });
  await toggle(page);
  await page.locator('html[data-theme=dark]').waitFor();
  // Record the root's theme as soon as the body exists.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of [routes.home, routes.contact, examplePlan.path]) {
    await page.goto(path);
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody')), path).toBe('dark');
  }
  await page.reload();
  expect(await theme(page)).toBe('dark');
});

// The browser fires one when it shows a prerendered page, the other when «Back» shows a page as it was left.
test.for(['pagereveal', 'pageshow'])(
  'a page that was made before the choice follows it at %s',
  async (type, { visit }) => {
    const page = await visit('/', { colorScheme: 'light' });
    const light = await background(page);
    await page.evaluate((event) => {
      localStorage.setItem('theme', 'dark');
      dispatchEvent(new Event(event));
    }, type);
    expect(await theme(page)).toBe('dark');
    expect(await background(page)).not.toBe(light);
  },
);

test('an invalid stored theme is ignored', async ({ visit }) => {
  const page = await visit('/');
  await page.evaluate(() => localStorage.setItem('theme', '"><b>'));
  await page.reload();
  expect(await theme(page)).toBeUndefined();
});

test('scrollbar colours follow the theme', async ({ visit }) => {
  const page = await visit('/');
  const seen = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    seen.add(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarColor));
  }
  expect(seen).not.toContain('auto');
  expect(seen.size).toBe(2);
});
