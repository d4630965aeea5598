import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';

test('scroll bars wear the colours of the page, in either theme', async ({ visit }) => {
  const page = await visit(routes.home);
  const read = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarColor);
  const seen = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    seen.add(await read());
  }
  expect(seen).not.toContain('auto');
  expect(seen.size).toBe(2);
});

test('the brand of the footer is no wider than it looks', async ({ visit }) => {
  const page = await visit(routes.home);
  const brand = page.locator('footer address > a');
  const width = (await brand.boundingBox())?.width ?? Number.NaN;
  expect(width).toBeLessThan(((await page.locator('footer address').boundingBox())?.width ?? 0) / 2);
});

test.for([routes.home, routes.team])('chips of %s stand below the titles, all at one edge', async (path, { visit }) => {
  const page = await visit(path);
  const chips = page.locator('h3 + span');
  const insets = await chips.evaluateAll((all) =>
    all.map((chip) => {
      const title = (chip.previousElementSibling as Element).getBoundingClientRect();
      const { left, top } = chip.getBoundingClientRect();
      return [left - title.left, top >= title.bottom];
    }),
  );
  expect(insets).toEqual([1, 2, 3].map(() => [0, true]));
});
