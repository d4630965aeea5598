import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { keepTogether } from '../../../domain/site/keep-together.ts';
import { DESKTOP, test } from '../../browser.ts';
import { home } from '../../harness/unit/our-content.ts';

test('the brand link in the footer takes less than half of its column', async ({ visit }) => {
  const page = await visit(routes.home);
  const brand = page.locator('footer address > a');
  const width = (await brand.boundingBox())?.width ?? Number.NaN;
  expect(width).toBeLessThan(((await page.locator('footer address').boundingBox())?.width ?? 0) / 2);
});

test('the footer’s link to the questions leads to the questions on the home page', async ({ visit }) => {
  const page = await visit(routes.learn);
  await page.locator(`footer a[href="${routes.questions}"]`).click();
  await page.waitForURL(`**${routes.questions}`);
  const section = page.locator(`#${routes.sectionIds.questions}`);
  await expect.poll(async () => (await section.boundingBox())?.y ?? Infinity).toBeLessThan(DESKTOP.height / 2);
  const { items } = home.questions;
  expect((await section.locator('summary').allTextContents()).length).toBe(items.length);
  for (const { answer } of items) expect(await section.textContent()).toContain(keepTogether(answer));
});
