import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { home } from '../../harness/unit/our-content.ts';
import { addStyles } from './added-styles.ts';

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
  for (const { answer } of items) expect(await section.textContent()).toContain(answer);
});

test('the words of the footer are whole on a phone with letters of twice the size', async ({ visit }) => {
  const page = await visit(routes.terms, { viewport: PHONE });
  await page.evaluate(addStyles, 'html { font-size: 32px }');
  const edges = await page.locator('footer :is(p, h2, a)').evaluateAll((all) =>
    all.map((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      return words.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...edges)).toBeLessThanOrEqual(PHONE.width);
});

test('three groups of links are as wide as four', async ({ visit }) => {
  const page = await visit(routes.terms);
  const edgeOf = () =>
    page.locator('footer nav > div').evaluateAll((groups) => groups.at(-1)?.getBoundingClientRect().right);
  const edge = await edgeOf();
  await page
    .locator('footer nav > div')
    .last()
    .evaluate((group) => group.remove());
  expect(await edgeOf()).toBeCloseTo(edge ?? Number.NaN, 0);
});
