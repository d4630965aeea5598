import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TEMPLATES } from '../../bench/templates.ts';
import { routes } from '../../domain/routes.ts';
import { DESKTOP, PHONE, test, twoFrames } from '../browser.ts';
import { fontsOf } from '../fonts.ts';

/** Transferred bytes of a first visit, headers included, without the video. */
const BYTES = { home: 95_000, other: 80_000 };
/** What a server may send before the first acknowledgement: ten segments (RFC 6928). */
const ONE_FLIGHT = 10 * 1_460;
const REQUESTS = 8;
const LAYOUT_SHIFT = 0.005;

type Transfer = { readonly url: string; readonly type: string; readonly bytes: number };

/** What a page transfers until it is loaded and its fonts are there. */
async function transfersOf(page: Page, path: string): Promise<Transfer[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(path, { waitUntil: 'load' });
  await fontsOf(page);
  return Promise.all(finished.map(measure));
}

async function measure(request: Request): Promise<Transfer> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return { url: request.url(), type: request.resourceType(), bytes: responseHeadersSize + responseBodySize };
}

describe('a first visit', () => {
  test.for(Object.entries(TEMPLATES))('to %s transfers little and asks for little', async ([, path], { visit }) => {
    const page = await visit('about:blank', { viewport: PHONE });
    const transfers = await transfersOf(page, path);
    const bytes = transfers.reduce((sum, { type, bytes: size }) => sum + (type === 'media' ? 0 : size), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(path === routes.home ? BYTES.home : BYTES.other);
    expect(transfers[0]?.bytes).toBeLessThanOrEqual(ONE_FLIGHT);
    expect(transfers.map(({ url }) => url).slice(REQUESTS)).toEqual([]);
    expect(transfers.filter(({ type }) => type === 'script')).toEqual([]);
  });
});

type Source = { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
type ShiftEntry = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] };
type Shifts = { sum: number; readonly moved: string[] };

/** Adds up what moves without the visitor's doing, as Lighthouse and search engines do. */
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

/** Keeps the fonts back until the page is painted with what stands in for them, as on a slow network. */
async function holdFonts(page: Page): Promise<() => void> {
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
  ['a phone', PHONE],
  ["Lighthouse's phone", { width: 412, height: 823 }],
  ['a desktop', DESKTOP],
])('on %s, when the fonts come late', (_, viewport) => {
  test.for(Object.entries(TEMPLATES))('nothing moves on %s', async ([, path], { visit }) => {
    const page = await visit('about:blank', { viewport });
    await page.addInitScript(watchShifts);
    const letFontsCome = await holdFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    const fallbacks = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    letFontsCome();
    await page.waitForLoadState('load');
    await fontsOf(page);
    await page.evaluate(twoFrames);
    const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    expect(loaded).toBeGreaterThan(fallbacks);
    const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
});
