import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { WAIT } from '../../harness/until.ts';

/** The pages that a tab reports as shown, by the `Referer` of its beacons. */
function watchBeacons(page: Page): string[] {
  const told: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname !== routes.viewApi) return;
    void request.allHeaders().then(({ referer = '' }) => told.push(new URL(referer).pathname));
  });
  return told;
}

test('a page that was fetched when its link was hovered is reported once it is shown', async ({ visit }) => {
  const page = await visit(routes.home);
  const told = watchBeacons(page);
  const fetched = page.context().waitForEvent('response', (response) => response.url().endsWith(routes.products));
  await page.hover(`header a[href="${routes.products}"]`);
  await (await fetched).finished();
  expect(told).toEqual([]);
  await page.click(`header a[href="${routes.products}"]`);
  await page.waitForURL(`**${routes.products}`);
  await vi.waitFor(() => expect(told).toEqual([routes.products]), WAIT);
  // Shown again from memory, it is not reported again.
  await page.goto(routes.team);
  await page.goBack();
  await page.reload();
  expect(told).toEqual([routes.products]);
});
