import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { PHONE, test } from '../../browser.ts';
import { untilHydrated } from '../../harness/contact-form.ts';
import { openDrawer } from '../../open-drawer.ts';
import { FIXTURE, navigation } from './fixture-content.ts';

/** Compares an ARIA snapshot of part of a page with a file that is meant for human review. */
async function expectAriaSnapshot(part: Locator, name: string) {
  await expect(`${await part.ariaSnapshot()}\n`).toMatchFileSnapshot(`aria-snapshots/${name}.yaml`);
}

test('the header with the services dropdown open matches its ARIA snapshot', async ({ visit }) => {
  const page = await visit(routes.products, FIXTURE);
  await page.getByRole('button', { name: navigation.dropdown.title }).click();
  await page.locator('#_servicios').waitFor();
  await expectAriaSnapshot(page.getByRole('banner'), 'header-services-open');
});

test('the header and the drawer on a phone match their ARIA snapshots', async ({ visit }) => {
  const page = await visit(routes.products, { ...FIXTURE, viewport: PHONE });
  await expectAriaSnapshot(page.getByRole('banner'), 'header-phone');
  await openDrawer(page, navigation.drawer.open);
  await expectAriaSnapshot(page.getByRole('dialog', { name: navigation.drawer.label }), 'drawer');
});

test('the footer matches its ARIA snapshot', async ({ visit }) => {
  const page = await visit(routes.products, FIXTURE);
  await expectAriaSnapshot(page.getByRole('contentinfo'), 'footer');
});

test('the list of plans matches its ARIA snapshot', async ({ visit }) => {
  const page = await visit(routes.service('alojamiento-web'), FIXTURE);
  await expectAriaSnapshot(page.getByRole('main'), 'plans');
});

test('the plan page matches its ARIA snapshot', async ({ visit }) => {
  const page = await visit(routes.plan({ category: 'desarrollo-web', id: 'nivel-2' }), FIXTURE);
  await expectAriaSnapshot(page.getByRole('main'), 'plan');
});

test('the loom and one of its rows match their ARIA snapshots', async ({ visit }) => {
  const page = await visit(routes.loom, FIXTURE);
  // React would not recognise a loom without rows.
  await untilHydrated(page);
  const rows = page.getByRole('row');
  await expectAriaSnapshot(rows.first(), 'loom-row');
  await rows.evaluateAll((all) => {
    for (const row of all) row.remove();
  });
  await expectAriaSnapshot(page.getByRole('main'), 'loom');
});
