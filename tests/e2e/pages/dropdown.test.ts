import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { navigation } from '../../harness/unit/our-content.ts';

test.for([1, 3])('of %d services the last has a row of the dropdown for itself', async (count, { visit }) => {
  const page = await visit(routes.home);
  await page.getByRole('button', { name: navigation.dropdown.title }).click();
  const list = page.locator('#_servicios ul');
  await list.evaluate((element, kept) => element.replaceChildren(...[...element.children].slice(0, kept)), count);
  const widths = await list.evaluate((element) => [element, element.lastElementChild].map((each) => each?.clientWidth));
  expect(widths[1]).toBe(widths[0]);
});

test.for([0, 6])(
  'the last of many services is within reach in a low window below %d more links',
  async (links, { visit }) => {
    const page = await visit(routes.home);
    const size = { width: 1366, height: 600 };
    await page.setViewportSize(size);
    await page.locator('header nav ul').evaluate((menu, count) => {
      for (let more = count; more > 0; more -= 1) menu.prepend(menu.children[0]?.cloneNode(true) ?? '');
    }, links);
    await page.getByRole('button', { name: navigation.dropdown.title }).click();
    const list = page.locator('#_servicios ul');
    await list.evaluate((element) => {
      for (let more = 20; more > 0; more -= 1) element.append(element.children[0]?.cloneNode(true) ?? '');
    });
    const last = list.getByRole('link').last();
    await last.focus();
    const box = await last.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(size.height);
  },
);

test('the line of a service stays below its name beside a taller one', async ({ visit }) => {
  const page = await visit(routes.home);
  await page.getByRole('button', { name: navigation.dropdown.title }).click();
  const link = page.locator('#_servicios ul a').first();
  const distance = () =>
    link.evaluate((element) => {
      const [name, line] = [...element.querySelectorAll('b, .muted')].map((each) => each.getBoundingClientRect());
      return Math.round((line?.top ?? 0) - (name?.top ?? 0));
    });
  const before = await distance();
  await page
    .locator('#_servicios ul b')
    .nth(1)
    .evaluate((name) => name.append(' y todo lo demás'.repeat(6)));
  expect(await distance()).toBe(before);
});
