import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { excessWidth } from '../../overflow.ts';
import { addStyles } from './added-styles.ts';
import { clippedTexts } from './clipped-text.ts';
import { brokenWords } from './hyphenation.ts';
import { addresses } from './pages.ts';

/** A 1280×1024 viewport at 400 % zoom (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** Breakpoints, the widths just above them and common viewports. */
const WIDTHS = [320, 360, 390, 600, 601, 768, 769, 960, 961, 1024, 1280, 1440, 1920];
/** Widths at which columns are narrow, so that words are most likely to break. */
const COLUMNS = [PHONE.width, 601, 769, 961, 1024, DESKTOP.width];
/** Text spacing that must not cause loss of content (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }
`;

async function expectReadable(page: Page, how: string) {
  expect.soft(await excessWidth(page), how).toBe(0);
  expect.soft(await clippedTexts(page), how).toEqual([]);
}

test.for(Object.entries(TEMPLATES))('%s never scrolls horizontally', async ([, path], { open }) => {
  const page = await open(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    expect.soft(await excessWidth(page), `${width} px`).toBe(0);
  }
});

// The result depends on the copy, so check every page instead of one per template.
test.for(addresses)(
  '%s clips no text and breaks no words at 400 percent zoom and with text spacing',
  async (path, { open }) => {
    const page = await open(path, ZOOMED);
    await expectReadable(page, 'zoom');
    expect.soft(await page.evaluate(brokenWords), 'zoom').toEqual([]);
    for (const width of COLUMNS) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
    }
    await page.evaluate(addStyles, TEXT_SPACING);
    await expectReadable(page, 'text spacing on a desktop');
    await page.setViewportSize(ZOOMED);
    await expectReadable(page, 'text spacing and zoom');
  },
);
