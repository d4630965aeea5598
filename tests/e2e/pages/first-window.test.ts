import { describe, expect } from 'vitest';
import { test } from '../../browser.ts';
import { loadFonts } from '../../fonts.ts';
import { FIRST_WINDOWS, notInWindow, WINDOWS } from '../../harness/first-window.ts';

describe.each(FIRST_WINDOWS)('the first window of $path', ({ path, seen }) => {
  test.for(WINDOWS)('shows whole what sells at $width × $height', async (size, { open }) => {
    const page = await open(path, size);
    expect(await page.evaluate(notInWindow, seen), 'with the fallback fonts').toEqual([]);
    await loadFonts(page);
    expect(await page.evaluate(notInWindow, seen), 'with the web fonts').toEqual([]);
  });
});
