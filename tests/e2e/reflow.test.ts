import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PHONE, test } from '../browser.ts';
import { TEMPLATES } from '../harness/templates.ts';
import { addStyles } from './added-styles.ts';
import { dividedWords } from './divided-words.ts';
import { lostTexts } from './lost-texts.ts';
import { addresses } from './pages.ts';

/** A window of 1280×1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** Where columns fold, and just beyond. */
const WIDTHS = [320, 360, 390, 600, 601, 768, 769, 960, 961, 1024, 1280, 1440, 1920];
/** Narrow columns that may be too narrow for a word, besides those of the zoomed window. */
const COLUMNS = [PHONE.width, 601, 769, 961, 1024, DESKTOP.width];
/** What a reader may ask for without losing anything (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }
`;

const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectReadable(page: Page, how: string) {
  expect.soft(await excessWidth(page), how).toBe(0);
  expect.soft(await lostTexts(page), how).toEqual([]);
}

test.for(Object.entries(TEMPLATES))('%s never scrolls sideways', async ([, path], { open }) => {
  const page = await open(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    expect.soft(await excessWidth(page), `${width} px`).toBe(0);
  }
});

// Words decide whether they fit: every address is looked at, in one visit each.
test.for(addresses)(
  '%s is readable at 400 percent zoom and with text spacing, with whole words',
  async (path, { open }) => {
    const page = await open(path, ZOOMED);
    await expectReadable(page, 'zoom');
    expect.soft(await page.evaluate(dividedWords), 'zoom').toEqual([]);
    for (const width of COLUMNS) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      expect.soft(await page.evaluate(dividedWords), `${width} px`).toEqual([]);
    }
    await page.evaluate(addStyles, TEXT_SPACING);
    await expectReadable(page, 'text spacing on a desktop');
    await page.setViewportSize(ZOOMED);
    await expectReadable(page, 'text spacing and zoom');
  },
);
