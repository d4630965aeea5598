import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';

/** The loaded font families. */
const loadedFamilies = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

describe.each([
  ['fails', (route: Route) => route.abort(), [expect.stringContaining('net::ERR_FAILED')]],
  ['never loads', () => {}, []],
] as const)('when the heading font %s', (_, handle, messages) => {
  test('headings show the fallback font without waiting', async ({ visit, consoleErrors }) => {
    const page = await visit('about:blank');
    await page.route('**/piazzolla.*.woff2', handle);
    await page.goto(routes.learn, { waitUntil: 'commit' });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await loadedFamilies(page)).not.toContain('Piazzolla');
    await expect.poll(() => consoleErrors).toEqual(messages);
    consoleErrors.splice(0);
  });
});
