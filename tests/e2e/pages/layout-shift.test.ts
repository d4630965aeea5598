import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, test, twoFrames } from '../../browser.ts';
import { loadFonts } from '../../fonts.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { expectNoShift, isPainted, watchShifts } from '../../layout-shift.ts';

/** Delays the fonts until the returned function is called, as on a slow network. */
async function delayFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe.each([
  ['a small phone', { width: 360, height: 740 }],
  ['a desktop', DESKTOP],
])('on %s, when fonts load late', (_, viewport) => {
  test.for(Object.entries(TEMPLATES))('%s has no layout shift', async ([, path], { visit }) => {
    const page = await visit('about:blank', { viewport });
    await page.addInitScript(watchShifts);
    const releaseFonts = await delayFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    const fallbacks = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    releaseFonts();
    await page.waitForLoadState('load');
    await loadFonts(page);
    await page.evaluate(twoFrames);
    const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    expect(loaded).toBeGreaterThan(fallbacks);
    await expectNoShift(page);
  });
});
