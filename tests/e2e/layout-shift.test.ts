import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, test, twoFrames } from '../browser.ts';
import { loadFonts } from '../fonts.ts';
import { TEMPLATES } from '../harness/templates.ts';

/** Maximum cumulative layout shift: a twentieth of the «good» threshold. */
const LAYOUT_SHIFT = 0.005;

type Source = { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
type ShiftEntry = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] };
type Shifts = { sum: number; readonly moved: string[] };

/** In the page: sums up layout shifts without user input, as CLS does. */
function watchShifts() {
  const seen: Shifts = { sum: 0, moved: [] };
  Object.assign(window, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as ShiftEntry[]) {
      seen.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const [name, from, to] = [node?.nodeName, previousRect, currentRect].map((part) => JSON.stringify(part));
        seen.moved.push(`${name} after ${startTime} ms from ${from} to ${to}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectNoShift(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(LAYOUT_SHIFT);
}

/** Delays the fonts until the returned function is called, as on a slow network. */
async function delayFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

describe.each([
  ['a small phone', { width: 360, height: 740 }],
  ["Lighthouse's phone", { width: 412, height: 823 }],
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
