import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const toggle = (page: Page) => page.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' }).click();

test('until one is chosen the theme follows the system', async ({ visit }) => {
  const page = await visit('/', { colorScheme: 'light' });
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(light);
});

test.for([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('on a %s system the first press chooses %s, the second goes back', async ([system, other], { visit }) => {
  const page = await visit('/', { colorScheme: system });
  const before = await ground(page);
  await toggle(page);
  await page.locator(`html[data-theme=${other}]`).waitFor();
  await expect.poll(() => ground(page)).not.toBe(before);
  await toggle(page);
  await page.locator(`html[data-theme=${system}]`).waitFor();
  await expect.poll(() => ground(page)).toBe(before);
});

test('the choice is remembered, on every page, and put back before anything is painted', async ({ visit }) => {
  const page = await visit('/', { colorScheme: 'light' });
  await toggle(page);
  await page.locator('html[data-theme=dark]').waitFor();
  // What the root says in the moment that the body begins.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/contactenos', '/servicios/desarrollo-web/nivel-1']) {
    await page.goto(path);
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody')), path).toBe('dark');
  }
  await page.reload();
  expect(await theme(page)).toBe('dark');
});

test('nonsense in the storage does no harm', async ({ visit }) => {
  const page = await visit('/');
  await page.evaluate(() => localStorage.setItem('theme', '"><b>'));
  await page.reload();
  expect(await theme(page)).toBeUndefined();
});

test('scroll bars have the colours of the page, in either theme', async ({ visit }) => {
  const page = await visit('/');
  const seen = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    seen.add(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarColor));
  }
  expect(seen).not.toContain('auto');
  expect(seen.size).toBe(2);
});
