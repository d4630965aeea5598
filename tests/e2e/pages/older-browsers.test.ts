import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test, type Visit } from '../../browser.ts';
import { examplePlan } from '../../harness/plans.ts';
import { navigation } from '../../harness/unit/our-content.ts';

/** Renames in the page what Safari 16 does not know. */
const outdate = (html: string) =>
  html
    .replaceAll('light-dark(', 'unknown-pair(')
    .replaceAll('oklch(from', 'unknown-origin(')
    .replaceAll(':popover-open', ':unknown-open')
    .replaceAll(/(?<=[ [])(?=popover)/g, 'data-');

/** Opens a page as a browser of 2022 shows it. */
async function visitOutdated(visit: Visit, path: string): Promise<Page> {
  const page = await visit(routes.terms, { bypassCSP: true, colorScheme: 'dark' });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: outdate(await response.text()) });
  });
  await page.goto(path);
  return page;
}

/** Runs in the page: the colour of an element's letters, of its ground and of the lines around it. */
const coloursOf = (element: Element) => {
  const { color, backgroundColor, boxShadow } = getComputedStyle(element);
  return { color, backgroundColor, boxShadow };
};

test('without popovers, no menu covers the page, and none is offered that cannot open', async ({ visit }) => {
  const page = await visitOutdated(visit, routes.home);
  expect(await page.locator('#_servicios, #_menu').filter({ visible: true }).count()).toBe(0);
  for (const name of [navigation.dropdown.title, navigation.themeToggle])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
});

test('without derived colours, the day of the palette is shown', async ({ visit }) => {
  const plan = await visitOutdated(visit, examplePlan.path);
  const panel = await plan.locator('main .panel').first().evaluate(coloursOf);
  const page = await plan.locator('body').evaluate(coloursOf);
  expect(panel.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(panel.color).toBe(page.backgroundColor);
  const contact = await visitOutdated(visit, routes.contact);
  const field = await contact.locator('textarea').evaluate(coloursOf);
  expect(field.boxShadow).not.toBe('none');
  expect(new Set([field.backgroundColor, field.color, page.backgroundColor]).size).toBe(3);
});
