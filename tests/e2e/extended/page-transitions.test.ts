import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { BROWSERS, CHROMIUM_FLAGS, findChromium } from '../../../scripts/browser.ts';
import { DESKTOP, site, test, waitPatiently } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { navigation } from '../../harness/unit/our-content.ts';
import { PATIENCE_MS } from '../../harness/until.ts';

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
  await page.locator('#_servicios').waitFor();
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

/** Runs in the page before its own scripts: keeps where the last transition led, and whether a picture moved. */
function keepTransition() {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready.catch(() => {});
    const moved = document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-group(subject)');
    localStorage.setItem('transition', `${location.pathname} ${moved}`);
  });
}

test('on the way back the picture of the page becomes that of its card', async () => {
  // Playwright turns the back/forward cache off, which the shell lacks, and cannot ask a page that was restored from it:
  // another page does.
  await using browser = await chromium.launch({
    executablePath: findChromium(BROWSERS),
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    timeout: PATIENCE_MS,
  });
  waitPatiently(browser);
  const context = await browser.newContext({ baseURL: site, viewport: DESKTOP });
  const witness = await context.newPage();
  await witness.goto(routes.terms);
  const transition = async () => (await witness.evaluate(() => localStorage.getItem('transition'))) ?? '';
  const page = await context.newPage();
  await page.addInitScript(keepTransition);
  const goAndReturn = async () => {
    await page.goto(routes.portfolio);
    await page.locator('main article:has([data-subject]) a').first().click();
    await expect.poll(transition).toMatch(`${routes.portfolio}/`);
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect.poll(transition).toMatch(`${routes.portfolio} `);
    return transition();
  };
  // On a busy machine Chromium skips some transitions.
  await expect.poll(goAndReturn).toBe(`${routes.portfolio} true`);
});

test('an aborted transition leaves no state behind', async ({ visit }) => {
  const page = await visit(routes.team);
  await page.evaluate(() => {
    const viewTransition = { finished: Promise.reject(new Error('given up')) };
    dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
  });
  await expect.poll(() => page.evaluate(() => 'arriving' in document.documentElement.dataset)).toBe(false);
});
