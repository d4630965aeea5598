import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from '../../browser.ts';
import { excessWidth } from '../../overflow.ts';
import { addStyles } from './added-styles.ts';
import { clippedTexts } from './clipped-text.ts';
import { brokenWords } from './hyphenation.ts';

/** A 1280×1024 viewport at 400 % zoom (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };
/** Widths at which columns are narrow, so that words are most likely to break. */
const COLUMNS = [PHONE.width, 601, 769, 961, 1024, DESKTOP.width];
/** The narrowest window with all of the header's links in a row. */
const FULL_BAR = { width: 769, height: 1024 };
/** Text spacing that must not cause loss of content (WCAG 1.4.12); important, because a visitor's styles override ours. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }
`;

async function expectUnclipped(page: Page, how: string) {
  expect.soft(await excessWidth(page), how).toBe(0);
  expect.soft(await clippedTexts(page), how).toEqual([]);
}

/** Expects that a page, opened at `ZOOMED`, clips no text and breaks no words at any width or with text spacing. */
export async function expectReadable(page: Page): Promise<void> {
  await expectUnclipped(page, 'zoom');
  expect.soft(await page.evaluate(brokenWords), 'zoom').toEqual([]);
  for (const width of COLUMNS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
  }
  await page.evaluate(addStyles, TEXT_SPACING);
  await expectUnclipped(page, 'text spacing on a desktop');
  await page.setViewportSize(FULL_BAR);
  await expectUnclipped(page, 'text spacing on a tablet');
  await page.setViewportSize(ZOOMED);
  await expectUnclipped(page, 'text spacing and zoom');
}
