import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { FIXTURE } from '../snapshots/fixture-content.ts';

const NAMES = ['Tilo y Compañía', 'Molle Hermanos', 'Taller Arrayán', 'Casa Guayacán', 'Botica Ceibo'];
const links = (page: Page) => page.locator('[data-client="TrustedBy"] > ul:first-child a');

/** Runs in the page: has both copies of the marquee show these names as links. */
function showNames(lists: Element[], names: readonly string[]): void {
  for (const [copy, list] of lists.entries())
    list.innerHTML = names.map((name) => `<li><a href="#" tabindex="${-copy}">${name}</a></li>`).join('');
}

const openWithNames = (page: Page, names: readonly string[] = NAMES) =>
  page.locator('[data-client="TrustedBy"] > ul').evaluateAll(showNames, names);

const edges = (page: Page) =>
  links(page).evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  );

test('each link of the marquee is in view while it has focus', async ({ visit }) => {
  const page = await visit(routes.contact, { ...FIXTURE, viewport: PHONE });
  await openWithNames(page);
  const before = await edges(page);
  expect(before.filter(([left = 0]) => left > PHONE.width)).not.toEqual([]);
  await page.locator('section:has(> [data-client="TrustedBy"]) input').focus();
  for (const name of NAMES) {
    await page.keyboard.press('Tab');
    const link = page.locator('a:focus');
    expect(await link.textContent()).toBe(name);
    const { left, right } = await link.evaluate((element) => element.getBoundingClientRect());
    expect.soft(left, name).toBeGreaterThanOrEqual(0);
    expect.soft(right, name).toBeLessThanOrEqual(PHONE.width);
  }
});

test('the second copy of a few names begins outside of the window', async ({ visit }) => {
  const page = await visit(routes.contact, { ...FIXTURE, viewport: DESKTOP });
  await openWithNames(page, NAMES.slice(0, 2));
  const [first = 0, second = 0] = await page
    .locator('[data-client="TrustedBy"] > ul')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().left));
  expect(Math.round(second - first)).toBeGreaterThanOrEqual(DESKTOP.width);
});

test('all names of the marquee are printed within the sheet', async ({ visit }) => {
  const page = await visit(routes.contact, { ...FIXTURE, viewport: PHONE });
  await openWithNames(page);
  await page.emulateMedia({ media: 'print' });
  for (const [left = -1, right = Infinity] of await edges(page)) {
    expect.soft(left).toBeGreaterThanOrEqual(0);
    expect.soft(right).toBeLessThanOrEqual(PHONE.width);
  }
});

test('without logos, the claims keep their distance from the section above', async ({ visit }) => {
  const page = await visit(routes.home);
  const logos = page.locator('section:has(> [data-client="TrustedBy"])');
  const claims = await logos.locator('+ section').elementHandle();
  await logos.evaluate((section) => section.remove());
  const gap = await claims?.evaluate(
    (section) =>
      (section.firstElementChild?.getBoundingClientRect().top ?? 0) -
      (section.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  );
  expect(gap).toBeGreaterThan(60);
});
