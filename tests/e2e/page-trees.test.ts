import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { PHONE, test } from '../browser.ts';
import { FIXTURE, navigation } from './fixture-words.ts';

/** What assistive technology gets of a part of a page. The file is to be read by people. */
async function expectTree(part: Locator, name: string) {
  await expect(`${await part.ariaSnapshot()}\n`).toMatchFileSnapshot(`accessibility-tree/${name}.yaml`);
}

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: navigation.drawer.open }).click();
  const drawer = page.getByRole('dialog', { name: navigation.drawer.label });
  await drawer.locator('summary').click();
  return drawer;
}

test('the bar of a computer', async ({ visit }) => {
  const page = await visit(routes.products, FIXTURE);
  await expectTree(page.getByRole('banner'), 'bar');
});

test('the bar with its services open', async ({ visit }) => {
  const page = await visit(routes.products, FIXTURE);
  await page.getByRole('button', { name: navigation.dropdown.title }).click();
  await page.locator('#servicios').waitFor();
  await expectTree(page.getByRole('banner'), 'bar-services');
});

test('the bar of a telephone, and its drawer', async ({ visit }) => {
  const page = await visit(routes.products, { ...FIXTURE, viewport: PHONE });
  await expectTree(page.getByRole('banner'), 'bar-telephone');
  await expectTree(await openDrawer(page), 'drawer');
});

test('the footer', async ({ visit }) => {
  const page = await visit(routes.products, FIXTURE);
  await expectTree(page.getByRole('contentinfo'), 'footer');
});

test('the plans of a service', async ({ visit }) => {
  const page = await visit(routes.hosting, FIXTURE);
  await expectTree(page.getByRole('main'), 'plans');
});

test('a plan', async ({ visit }) => {
  const page = await visit(routes.plan({ category: 'desarrollo-web', id: 'nivel-2' }), FIXTURE);
  await expectTree(page.getByRole('main'), 'plan');
});
