import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, layOutWhole, PHONE, test } from '../browser.ts';
import { dividedWords } from './divided-words.ts';
import { lostTexts } from './lost-texts.ts';
import { addresses } from './pages.ts';

const STILL = { reducedMotion: 'reduce' } as const;
/** A window of 1280×1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** From the narrowest telephone on, and just beyond where columns fold. */
const WIDTHS = [320, PHONE.width, 1024, DESKTOP.width];
/** What a reader may ask for without losing anything (WCAG 1.4.12). */
const AIRY = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }
`;

const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** In the page: a style sheet of the reader's own, which no policy of the site forbids. */
function wear(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

test.for(addresses)('%s can be read whole at fourfold zoom and with airy text', async (path, { visit }) => {
  const page = await visit(path, { ...STILL, viewport: ZOOMED });
  await page.evaluate(layOutWhole);
  expect.soft(await excessWidth(page), '400 %').toBe(0);
  expect.soft(await lostTexts(page), '400 %').toEqual([]);
  await page.evaluate(wear, AIRY);
  for (const viewport of [ZOOMED, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect.soft(await excessWidth(page), `airy, ${viewport.width} px`).toBe(0);
    expect.soft(await lostTexts(page), `airy, ${viewport.width} px`).toEqual([]);
  }
});

test.for(addresses)('%s divides no word at the end of a line', async (path, { visit }) => {
  const page = await visit(path, STILL);
  await page.evaluate(layOutWhole);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    expect.soft(await page.evaluate(dividedWords), `${width} px`).toEqual([]);
  }
});
