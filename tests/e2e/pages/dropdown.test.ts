import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { navigation } from '../../harness/unit/our-content.ts';

test.for([1, 3])('of %d services the last has a row of the dropdown for itself', async (count, { visit }) => {
  const page = await visit(routes.home);
  await page.getByRole('button', { name: navigation.dropdown.title }).click();
  const list = page.locator('#servicios ul');
  await list.evaluate((element, kept) => element.replaceChildren(...[...element.children].slice(0, kept)), count);
  const widths = await list.evaluate((element) => [element, element.lastElementChild].map((each) => each?.clientWidth));
  expect(widths[1]).toBe(widths[0]);
});
