import { brotliCompressSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { describe, expect, test as plainTest } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { PHONE, test } from '../browser.ts';
import { loadFonts } from '../fonts.ts';
import { TEMPLATES } from '../harness/templates.ts';
import { getHtml } from '../raw-request.ts';
import { addresses } from './pages.ts';

/**
 * Maximum size of a page with brotli. The largest page has some 6 kB to spare, so a few more paragraphs always fit.
 * Articles of up to some 4,000 words have a separate budget.
 */
const PAGE_B = 20_000;
const PAGE_WITH_ARTICLE_B = 30_000;
/** Total transfer of a first visit with headers, without the video. */
const FIRST_VISIT_B = { home: 95_000, other: 80_000 };
/** Both fonts together, as transferred. */
const FONTS_B = 40_000;
const REQUESTS = 8;
const INLINE_SCRIPT_B = 4_000;

const compressedSize = (html: string) => brotliCompressSync(html).length;

describe.each(addresses)('%s', (path) => {
  plainTest('HTML and CSS stay within budget', async () => {
    const html = await getHtml(path);
    expect(compressedSize(html.replace(/(<article [^>]*>).*(<\/article>)/s, '$1$2'))).toBeLessThanOrEqual(PAGE_B);
    expect(compressedSize(html)).toBeLessThanOrEqual(PAGE_WITH_ARTICLE_B);
  });

  plainTest(`inlines at most ${INLINE_SCRIPT_B} B of script`, async () => {
    const html = await getHtml(path);
    const inline = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    // Astro's island runtime is not ours to shorten.
    const own = inline.filter((code) => !code.includes('astro-island'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.join('').length).toBeLessThanOrEqual(INLINE_SCRIPT_B);
  });
});

// Only the contact form is hydrated.
plainTest.for(addresses.filter((path) => !path.startsWith(routes.contact)))('%s has no island', async (path) => {
  expect(await getHtml(path)).not.toMatch(/<astro-island|rel="?modulepreload/);
});

type Transfer = { readonly type: string; readonly bytes: number };

async function measure(request: Request): Promise<Transfer> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return { type: request.resourceType(), bytes: responseHeadersSize + responseBodySize };
}

test.for(Object.entries(TEMPLATES))(
  'a first visit to %s stays within the transfer budget and loads no script',
  async ([, path], { visit }) => {
    const page = await visit('about:blank', { viewport: PHONE });
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(path, { waitUntil: 'load' });
    await loadFonts(page);
    const transfers = await Promise.all(finished.map(measure));
    const bytes = transfers.reduce((sum, { type, bytes: size }) => sum + (type === 'media' ? 0 : size), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(path === routes.home ? FIRST_VISIT_B.home : FIRST_VISIT_B.other);
    const fonts = finished.filter((request) => request.resourceType() === 'font');
    const fontSizes = await Promise.all(
      fonts.map(async (font) => (await (await font.response())?.body())?.length ?? 0),
    );
    expect(fontSizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONTS_B);
    expect(finished.map((request) => request.url()).slice(REQUESTS)).toEqual([]);
    expect(transfers.filter(({ type }) => type === 'script')).toEqual([]);
  },
);
