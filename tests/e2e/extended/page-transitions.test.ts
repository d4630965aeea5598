import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { navigation } from '../../../content/navigation.ts';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';

const link = (page: Page, path: string) => page.locator(`header nav a[href="${path}"]`);

/** Runs in the page before its own scripts: pauses the view transition, so that the test can act during it. */
function pauseTransition() {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready.catch(() => {});
    for (const animation of document.getAnimations()) animation.pause();
    Object.assign(window, { isRevealed: true });
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
    (await page.getByRole('button', { name: navigation.dropdown.title }).boundingBox()) ?? new DOMRect();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('#servicios').waitFor();
  expect(await page.evaluate(isTransitioning)).toBe(true);
});

test.for([
  ['plan', TEMPLATES['one service'], 'ul li'],
  ['project', routes.portfolio, 'article'],
  ['whitepaper', routes.whitepapers, 'ul li'],
])('the picture of a %s’s card becomes that of its page', async ([, path = '', card], { visit }) => {
  const page = await visit(path);
  await page.addInitScript(pauseTransition);
  const moved = () =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      .includes('::view-transition-group(subject)');
  const follow = async () => {
    await page.goto(path);
    await page.locator(`main ${card}:has([data-subject]) a`).nth(1).click();
    await page.waitForURL((url: URL) => url.pathname !== path);
    await page.waitForFunction(() => 'isRevealed' in window);
    return page.evaluate(moved);
  };
  // On a busy machine Chromium skips some transitions.
  await expect.poll(follow).toBe(true);
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
  for (const path of [routes.whitepapers, routes.terms, routes.service('alojamiento-web'), routes.contact]) {
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
