import type { Page } from 'playwright-core';

/** By how many pixels a page is wider than its viewport; 0 when it does not scroll horizontally. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
