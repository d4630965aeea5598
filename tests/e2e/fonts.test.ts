import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';

/** In the page: the families of the site that have arrived. */
const arrived = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

describe.each([
  ['fails', (route: Route) => route.abort(), [expect.stringContaining('net::ERR_FAILED')]],
  ['never comes', () => {}, []],
] as const)('when the font of the titles %s', (_, lose, messages) => {
  test('they are set in its stand-in, without waiting', async ({ visit, complaints }) => {
    const page = await visit('about:blank');
    await page.route('**/piazzolla.*.woff2', lose);
    await page.goto(routes.learn, { waitUntil: 'commit' });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await arrived(page)).not.toContain('Piazzolla');
    await expect.poll(() => complaints).toEqual(messages);
    complaints.splice(0);
  });
});

test('the font of the titles replaces its stand-in when it arrives late', async ({ visit }) => {
  const page = await visit('about:blank');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/piazzolla.*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(routes.learn, { waitUntil: 'commit' });
  const width = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().width;
    });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await width();
  resolve();
  await expect.poll(() => arrived(page)).toContain('Piazzolla');
  await expect.poll(width).not.toBe(before);
});

test('without script the page asks for both fonts', async ({ visit }) => {
  const page = await visit('about:blank', { javaScriptEnabled: false });
  const asked = ['piazzolla', 'instrument-sans'].map((name) =>
    page.waitForResponse((response) => response.url().includes(name)),
  );
  await page.goto(routes.home);
  for (const answer of await Promise.all(asked)) expect(answer.status()).toBe(200);
});
