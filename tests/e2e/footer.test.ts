import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';

test('brand link is no wider than its text', async ({ visit }) => {
  const page = await visit(routes.home);
  const brand = page.locator('footer address > a');
  const width = (await brand.boundingBox())?.width ?? Number.NaN;
  expect(width).toBeLessThan(((await page.locator('footer address').boundingBox())?.width ?? 0) / 2);
});
