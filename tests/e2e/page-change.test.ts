import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';

const link = (page: Page, path: string) => page.locator(`header nav a[href="${path}"]`);

/** In the page, before anything of it: halts its transition, so that it lasts as long as a test looks at it. */
function haltTransition() {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready;
    for (const animation of document.getAnimations()) animation.pause();
  });
}
const isComing = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-old(root)');

test('a page takes a click while the one before it is still going', async ({ visit }) => {
  const page = await visit(routes.team);
  await page.addInitScript(haltTransition);
  await link(page, routes.products).click();
  await page.waitForURL(`**${routes.products}`);
  await page.waitForFunction(isComing);
  const { x, y, width, height } =
    (await page.getByRole('button', { name: 'Servicios' }).boundingBox()) ?? new DOMRect();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('#servicios').waitFor();
  expect(await page.evaluate(isComing)).toBe(true);
});

test('a transition that the browser gives up leaves nothing behind', async ({ visit }) => {
  const page = await visit(routes.team);
  await page.evaluate(() => {
    const viewTransition = { finished: Promise.reject(new Error('given up')) };
    dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
  });
  await expect.poll(() => page.evaluate(() => 'arriving' in document.documentElement.dataset)).toBe(false);
});

test('each page that a link leads to has its own title and begins at its top', async ({ visit }) => {
  const page = await visit(routes.home);
  const titles = [await page.title()];
  const footerLink = (path: string) => page.locator(`footer a[href="${path}"]`).first();
  for (const path of [routes.whitepapers, routes.terms, routes.hosting, routes.contact]) {
    await footerLink(path).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    titles.push(await page.title());
    const beginning = () => page.evaluate(() => [scrollY, document.activeElement?.tagName]);
    await expect.poll(beginning).toEqual([0, 'BODY']);
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    await expect.poll(focused).toBe('#contenido');
  }
  expect(new Set(titles).size).toBe(titles.length);
});
