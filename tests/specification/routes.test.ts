import { expect } from 'vitest';
import { test } from '../browser.ts';
import { specRoutes } from './spec-routes.ts';

/** A text with ordinary spaces instead of non-breaking ones. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

test.for(specRoutes)('$path shows the specified page', async (route, { visit }) => {
  const { path, status = 200, canonical = path, texts = [], links = {}, counts = {} } = route;
  const page = await visit('about:blank', { javaScriptEnabled: false });
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  expect((await page.locator('h1').allTextContents()).map(plain)).toEqual([route.h1]);
  expect(await page.title()).toMatch(/ · Ilaló$/);

  const head = page.locator('head');
  if (status === 404) expect(await head.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  else expect(await head.locator('link[rel=canonical]').getAttribute('href')).toBe(`https://ilalo.example${canonical}`);

  const main = page.locator('main');
  const shown = plain((await main.textContent()) ?? '');
  for (const text of texts) expect(shown).toContain(plain(text));
  for (const [name, href] of Object.entries(links)) {
    const link = main.getByRole('link', { name, exact: true }).first();
    expect(await link.getAttribute('href')).toBe(href.replace(/^>/, ''));
    expect(await link.getAttribute('target')).toBe(href.startsWith('>') ? '_blank' : null);
  }
  for (const [selector, count] of Object.entries(counts)) {
    expect(await page.locator(selector.startsWith('main') ? selector : `main ${selector}`).count(), selector).toBe(
      count,
    );
  }
});
