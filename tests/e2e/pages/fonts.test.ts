import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { holdRequests } from '../../hold-requests.ts';

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

test.for([
  ['heading', 'piazzolla', 'h1'],
  ['body', 'instrument-sans', 'main p'],
] as const)('the %s font replaces its fallback when it loads late', async ([, file, shown], { visit }) => {
  const page = await visit('about:blank');
  const release = await holdRequests(page, `**/${file}.*.woff2`);
  await page.goto(routes.learn, { waitUntil: 'commit' });
  const widths = () =>
    page
      .locator(shown)
      .first()
      .evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return Array.from(range.getClientRects(), ({ width }) => width);
      });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await widths();
  release();
  await expect.poll(widths).not.toEqual(before);
});

test('both fonts load without JavaScript', async ({ visit }) => {
  const page = await visit('about:blank', { javaScriptEnabled: false });
  const responses = ['piazzolla', 'instrument-sans'].map((name) =>
    page.waitForResponse((each) => each.url().includes(name)),
  );
  await page.goto(routes.home);
  for (const response of await Promise.all(responses)) expect(response.status()).toBe(200);
});
