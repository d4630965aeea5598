import { brotliCompressSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { describe, expect, test as plainTest } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { PHONE, test } from '../browser.ts';
import { fontsOf } from '../fonts.ts';
import { TEMPLATES } from '../harness/templates.ts';
import { askForHtml } from '../wire.ts';
import { addresses } from './pages.ts';

/**
 * What a page may weigh, compressed with brotli as it is sent. The nearest page is some 6 kB away: a few paragraphs more
 * on any page are no reason to look here. The body of an article counts apart, up to a text of some 4,000 words.
 */
const PAGE_B = 20_000;
const PAGE_WITH_ARTICLE_B = 30_000;
/** All that a first visit transfers, headers included, without the video. */
const FIRST_VISIT_B = { home: 95_000, other: 80_000 };
/** Both fonts, as they are sent. */
const FONTS_B = 40_000;
const REQUESTS = 8;
const INLINE_SCRIPT_B = 4_000;

const weigh = (html: string) => brotliCompressSync(html).length;

describe.each(addresses)('%s', (path) => {
  plainTest('keeps to the budget of its HTML and CSS', async () => {
    const html = await askForHtml(path);
    expect(weigh(html.replace(/(<article [^>]*>).*(<\/article>)/s, '$1$2'))).toBeLessThanOrEqual(PAGE_B);
    expect(weigh(html)).toBeLessThanOrEqual(PAGE_WITH_ARTICLE_B);
  });

  plainTest('runs little script of its own', async () => {
    const html = await askForHtml(path);
    const inline = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    // Astro's own runtime of islands is not ours to write shorter.
    const own = inline.filter((code) => !code.includes('astro-island'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.join('').length).toBeLessThanOrEqual(INLINE_SCRIPT_B);
  });
});

// React runs in the browser for the form alone.
plainTest.for(addresses.filter((path) => !path.startsWith(routes.contact)))('%s brings no island', async (path) => {
  expect(await askForHtml(path)).not.toMatch(/<astro-island|rel="?modulepreload/);
});

type Transfer = { readonly type: string; readonly bytes: number };

async function measure(request: Request): Promise<Transfer> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return { type: request.resourceType(), bytes: responseHeadersSize + responseBodySize };
}

test.for(Object.entries(TEMPLATES))(
  'a first visit to %s transfers little and loads no script',
  async ([, path], { visit }) => {
    const page = await visit('about:blank', { viewport: PHONE });
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(path, { waitUntil: 'load' });
    await fontsOf(page);
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
