import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { PHONE, readDownTo, test, twoFrames } from '../browser.ts';
import { fontsOf } from '../fonts.ts';
import { TEMPLATES } from '../harness/templates.ts';

const PAGE = routes.service('desarrollo-web');

const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

const lastHeading = (page: Page) => page.locator('main h2').last();
const topOf = (page: Page) => lastHeading(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe('what is far below', () => {
  test('is laid out when it comes near', async ({ visit }) => {
    const page = await visit(PAGE, { viewport: PHONE });
    expect(await isLaidOut(page, 'footer')).toBe(false);
    await readDownTo(lastHeading(page), PHONE.height / 2);
    await expect.poll(() => isLaidOut(page, 'footer')).toBe(true);
  });

  test('is laid out before a key leads there', async ({ visit }) => {
    const page = await visit(PAGE, { viewport: PHONE });
    // They make the page longer, and come when they come.
    await fontsOf(page);
    await page.keyboard.press('End');
    const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(left).toBeLessThanOrEqual(1);
    expect(await isLaidOut(page, 'main > section:nth-of-type(3)')).toBe(true);
  });

  test('is laid out at once where no script can tell', async ({ visit }) => {
    const page = await visit(PAGE, { viewport: PHONE, javaScriptEnabled: false });
    await page.waitForLoadState();
    expect(await isLaidOut(page, 'footer')).toBe(true);
  });

  test('stays where it was left, after reading it anew and after another page', async ({ visit }) => {
    const page = await visit(PAGE, { viewport: PHONE });
    await readDownTo(lastHeading(page), PHONE.height / 2);
    const left = await topOf(page);
    await page.reload();
    await expect.poll(() => topOf(page)).toBe(left);
    await page.goto(routes.team);
    await page.goBack();
    await expect.poll(() => topOf(page)).toBe(left);
  });

  test('is where an address leads that names it', async ({ visit }) => {
    const path = TEMPLATES.whitepaper ?? '';
    const page = await visit(path, { viewport: PHONE });
    const heading = await page.locator('main nav a[href^="#"]').last().getAttribute('href');
    expect(heading).toMatch(/^#./);
    await page.goto('about:blank');
    await page.goto(path + heading);
    const top = () => page.locator(`${heading}`).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(PHONE.height / 4);
    expect(await top()).toBeGreaterThan(0);
  });

  test('is where a search result leads that names its words', async ({ visit }) => {
    const page = await visit('about:blank', { viewport: PHONE });
    const words = await page.goto(PAGE).then(() => lastHeading(page).textContent());
    await page.goto('about:blank');
    await page.goto(`${PAGE}#:~:text=${encodeURIComponent(words ?? '')}`);
    await fontsOf(page);
    await page.evaluate(twoFrames);
    // The browser shows them in the middle of the window.
    expect(Math.abs((await topOf(page)) - PHONE.height / 2)).toBeLessThan(PHONE.height / 4);
  });
});
