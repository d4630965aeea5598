import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';

const link = (page: Page, path: string) => page.locator(`header nav a[href="${path}"]`);

/** In the page, before its own scripts: pauses the view transition, so that the test can act during it. */
function pauseTransition() {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready;
    for (const animation of document.getAnimations()) animation.pause();
  });
}
const isTransitioning = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-old(root)');

test('clicks work during the transition to a new page', async ({ visit }) => {
  const page = await visit(routes.team);
  await page.addInitScript(pauseTransition);
  await link(page, routes.products).click();
  await page.waitForURL(`**${routes.products}`);
  await page.waitForFunction(isTransitioning);
  const { x, y, width, height } =
    (await page.getByRole('button', { name: 'Servicios' }).boundingBox()) ?? new DOMRect();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('#servicios').waitFor();
  expect(await page.evaluate(isTransitioning)).toBe(true);
});

test('an aborted transition leaves no state behind', async ({ visit }) => {
  const page = await visit(routes.team);
  await page.evaluate(() => {
    const viewTransition = { finished: Promise.reject(new Error('given up')) };
    dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
  });
  await expect.poll(() => page.evaluate(() => 'arriving' in document.documentElement.dataset)).toBe(false);
});

test('each navigation changes the title and starts at the top of the page', async ({ visit }) => {
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
