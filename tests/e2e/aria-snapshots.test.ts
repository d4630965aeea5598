import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { PHONE, test } from '../browser.ts';
import { FIXTURE, navigation } from './fixture-content.ts';

/** Compares an ARIA snapshot of part of a page with a file that is meant for human review. */
async function expectAriaSnapshot(part: Locator, name: string) {
  await expect(`${await part.ariaSnapshot()}\n`).toMatchFileSnapshot(`aria-snapshots/${name}.yaml`);
}

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: navigation.drawer.open }).click();
  const drawer = page.getByRole('dialog', { name: navigation.drawer.label });
  await drawer.locator('summary').click();
  return drawer;
}

test('header on desktop', async ({ visit }) => {
  const page = await visit(routes.products, FIXTURE);
  await expectAriaSnapshot(page.getByRole('banner'), 'header');
});

test('header with the services dropdown open', async ({ visit }) => {
  const page = await visit(routes.products, FIXTURE);
  await page.getByRole('button', { name: navigation.dropdown.title }).click();
  await page.locator('#servicios').waitFor();
  await expectAriaSnapshot(page.getByRole('banner'), 'header-services-open');
});

test('header and drawer on a phone', async ({ visit }) => {
  const page = await visit(routes.products, { ...FIXTURE, viewport: PHONE });
  await expectAriaSnapshot(page.getByRole('banner'), 'header-phone');
  await expectAriaSnapshot(await openDrawer(page), 'drawer');
});

test('footer', async ({ visit }) => {
  const page = await visit(routes.products, FIXTURE);
  await expectAriaSnapshot(page.getByRole('contentinfo'), 'footer');
});

test('list of plans', async ({ visit }) => {
  const page = await visit(routes.hosting, FIXTURE);
  await expectAriaSnapshot(page.getByRole('main'), 'plans');
});

test('plan page', async ({ visit }) => {
  const page = await visit(routes.plan({ category: 'desarrollo-web', id: 'nivel-2' }), FIXTURE);
  await expectAriaSnapshot(page.getByRole('main'), 'plan');
});
