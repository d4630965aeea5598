import { brotliCompressSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { describe, expect, test as plainTest } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { PHONE, test } from '../../browser.ts';
import { loadFonts } from '../../fonts.ts';
import { untilHydrated } from '../../harness/contact-form.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { VISIT_BUDGET, visitBudgetB } from '../../harness/visit-budget.ts';
import { getHtml } from '../../raw-request.ts';
import { addresses } from './pages.ts';

/**
 * Maximum size of a page with brotli. The largest page has some 6 kB to spare, so a few more paragraphs always fit.
 * Articles of up to some 4,000 words have a separate budget.
 */
const PAGE_B = 20_000;
const PAGE_WITH_ARTICLE_B = 30_000;
const INLINE_SCRIPT_B = 4_000;
/** The loom's page also holds a cloth of 384 cells, and what its script says. */
const LOOM_PAGE_B = 23_000;
/** Files and bytes of script, with headers, that the loom's page asks for while it is idle: it is nothing but the loom. */
const LOOM_SCRIPTS = { requests: 6, bytes: 80_000 };

const compressedSize = (html: string) => brotliCompressSync(html).length;

describe.each(addresses)('%s', (path) => {
  const pageB = path === routes.loom ? LOOM_PAGE_B : PAGE_B;
  plainTest('HTML and CSS stay within budget', async () => {
    const html = await getHtml(path);
    const withoutArticle = html.replace(/(<article [^>]*>).*(<\/article>)/s, '$1$2');
    expect(compressedSize(withoutArticle)).toBeLessThanOrEqual(pageB);
    if (withoutArticle !== html) expect(compressedSize(html)).toBeLessThanOrEqual(PAGE_WITH_ARTICLE_B);
  });

  plainTest(`inlines at most ${INLINE_SCRIPT_B} B of script`, async () => {
    const html = await getHtml(path);
    // Other islands may load their script before the first touch.
    for (const [, start] of html.matchAll(/<astro-island[^>]* client="(\w+)"/g))
      expect(['touch', 'loom']).toContain(start);
    const inline = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    // Astro's island runtime does not count, because we cannot shorten it.
    const own = inline.filter((code) => !code.includes('astro-island'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.join('').length).toBeLessThanOrEqual(INLINE_SCRIPT_B);
  });
});

type Transfer = { readonly type: string; readonly bytes: number };

/** Photographs do not count: the owner adds them, and `tests/e2e/extended/photographs.test.ts` tests how they load. */
const isPhotograph = (request: Request) => /\.(avif|webp|jpe?g)$/.test(new URL(request.url()).pathname);

async function measure(request: Request): Promise<Transfer> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return { type: request.resourceType(), bytes: responseHeadersSize + responseBodySize };
}

test.for(Object.entries(TEMPLATES))(
  'a first visit to %s stays within the transfer budget and loads no script',
  async ([, path], { visit }) => {
    const page = await visit('about:blank', { viewport: PHONE });
    const finished: Request[] = [];
    page.on('requestfinished', (request) => {
      // The exception, which has a test of its own.
      const isIdleLoom = path === routes.loom && request.resourceType() === 'script';
      if (!isPhotograph(request) && !isIdleLoom) finished.push(request);
    });
    await page.goto(path, { waitUntil: 'load' });
    await loadFonts(page);
    const transfers = await Promise.all(finished.map(measure));
    const bytes = transfers.reduce((sum, { type, bytes: size }) => sum + (type === 'media' ? 0 : size), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(visitBudgetB(path));
    const fonts = finished.filter((request) => request.resourceType() === 'font');
    const fontSizes = await Promise.all(
      fonts.map(async (font) => (await (await font.response())?.body())?.length ?? 0),
    );
    expect(fontSizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(VISIT_BUDGET.fontsB);
    expect(finished.map((request) => request.url()).slice(VISIT_BUDGET.requests)).toEqual([]);
    expect(transfers.filter(({ type }) => type === 'script')).toEqual([]);
  },
);

test('the loom, once loaded and idle, asks for its script and no more', async ({ visit }) => {
  const page = await visit('about:blank', { viewport: PHONE });
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(routes.loom, { waitUntil: 'load' });
  await untilHydrated(page);
  const scripts = (await Promise.all(finished.map(measure))).filter(({ type }) => type === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(LOOM_SCRIPTS.requests);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(LOOM_SCRIPTS.bytes);
  const [loaded = 0, ...starts] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return [navigation?.loadEventStart, ...files.map(({ startTime }) => startTime)];
  });
  expect(starts).toHaveLength(scripts.length);
  expect(Math.min(...starts.map(Number))).toBeGreaterThanOrEqual(loaded);
});
