import type { Locator, Page } from 'playwright-core';

/**
 * Opens the drawer of a phone with its list of services, each click once the drawer has come to rest: what still slides may
 * be pressed in one place and released in another, which is no click.
 */
export async function openDrawer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  const drawer = page.locator('#_menu');
  const rest = () => drawer.evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
  await rest();
  await drawer.locator('summary').click();
  await drawer.locator('details[open] a').last().waitFor();
  return drawer;
}
