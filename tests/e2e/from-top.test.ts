import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TEMPLATES } from '../../bench/templates.ts';
import { routes } from '../../domain/routes.ts';
import { PHONE, readDownTo, site, test } from '../browser.ts';

const PAGE = routes.service('desarrollo-web');

const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

const lastHeading = (page: Page) => page.locator('main h2').last();
const topOf = (page: Page) => lastHeading(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe('what is far below', () => {
  test('is laid out when it comes near', async ({ visit }) => {
    const page = await visit('about:blank', { viewport: PHONE });
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(PAGE);
    expect(await isLaidOut(page, 'footer')).toBe(false);
    await readDownTo(lastHeading(page), PHONE.height / 2);
    await expect.poll(() => isLaidOut(page, 'footer')).toBe(true);
  });

  test.for([
    ['the first page of a visit', ''],
    ['a later one', site + routes.home],
  ])('of %s is laid out when there is nothing else to do', async ([, referer], { visit }) => {
    const page = await visit('about:blank', { viewport: PHONE });
    await page.goto(PAGE, { referer });
    await expect.poll(() => isLaidOut(page, 'footer')).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('End');
    const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(left).toBeLessThanOrEqual(1);
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
    // What is above it is laid out too, and must not push it away.
    await expect.poll(() => isLaidOut(page, 'footer')).toBe(true);
    expect(await top()).toBeLessThan(PHONE.height / 4);
    expect(await top()).toBeGreaterThan(0);
  });
});
