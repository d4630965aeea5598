import { expect } from 'vitest';
import { test } from '../../browser.ts';
import { loadFonts } from '../../fonts.ts';
import { FIRST_WINDOWS, notInWindow, WINDOWS } from '../../harness/first-window.ts';
import { holdRequests } from '../../hold-requests.ts';

test.for(FIRST_WINDOWS)(
  'the first window of $path shows whole what sells, at every size',
  async ({ path, seen }, { visit }) => {
    const page = await visit('about:blank');
    const releaseFonts = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const fonts of ['fallback', 'web'] as const) {
      if (fonts === 'web') {
        releaseFonts();
        await loadFonts(page);
      }
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        const missing = await page.evaluate(notInWindow, seen);
        expect.soft(missing, `${size.width} × ${size.height} with the ${fonts} fonts`).toEqual([]);
      }
    }
  },
);
