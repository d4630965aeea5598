import type { Page, ViewportSize } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { axeViolations } from '../../axe.ts';
import { twoFrames, type Visit } from '../../browser.ts';
import { loadFonts } from '../../fonts.ts';
import { holdRequests } from '../../hold-requests.ts';
import { expectNoShift, isPainted, watchShifts } from '../../layout-shift.ts';

type Screen = readonly [theme: 'light' | 'dark', viewport: ViewportSize];

/** Expects that axe finds nothing on any of the screens. */
export async function expectNoViolations(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [colorScheme, viewport] of screens) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeViolations(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
  }
}

/** Expects that nothing moves when the fonts of a page arrive after its first paint. */
export async function expectNoLateShift(visit: Visit, path: string, viewport: ViewportSize): Promise<void> {
  const page = await visit('about:blank', { viewport });
  await page.addInitScript(watchShifts);
  const releaseFonts = await holdRequests(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(isPainted);
  const fallbacks = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  releaseFonts();
  await page.waitForLoadState('load');
  await loadFonts(page);
  await page.evaluate(twoFrames);
  const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  expect(loaded).toBeGreaterThan(fallbacks);
  await expectNoShift(page);
}

/** Standard deviation of a colour channel below which a part of a screenshot counts as blank. */
const BLANK = 1;
/** Smaller parts, such as a rule between sections, may have one colour. */
const MIN_HEIGHT_PX = 40;

type Box = { readonly label: string; readonly left: number; readonly top: number; width: number; height: number };

/** Runs in the page: returns the outermost blocks of the content and the footer, in document coordinates. */
const sectionBoxes = (): Box[] =>
  [...document.querySelectorAll('main > *, footer')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const label = element.textContent.trim().slice(0, 40);
    return { label, left: Math.max(0, left + scrollX), top: top + scrollY, width, height };
  });

/** Runs in the page: returns the headings that are missing from `text`, because the browser has not laid them out. */
const headingsMissingFrom = (text: string): string[] => {
  const flat = (words: string) => words.replaceAll(/\s+/g, '').toLowerCase();
  const all = flat(text);
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
  return headings
    .filter((one) => one.checkVisibility() && !all.includes(flat(one.textContent)))
    .map((one) => one.outerHTML);
};

/** Labels of the sections that have a single colour in a full-page screenshot. */
async function blankSections(page: Page): Promise<string[]> {
  // Decoded once for all sections.
  const { data, info: raw } = await sharp(await page.screenshot({ fullPage: true }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blank: string[] = [];
  for (const { label, ...box } of await page.evaluate(sectionBoxes)) {
    const left = Math.round(box.left);
    const top = Math.round(box.top);
    const width = Math.min(Math.round(box.width), raw.width - left);
    const height = Math.min(Math.round(box.height), raw.height - top);
    if (width <= 0 || height < MIN_HEIGHT_PX) continue;
    const section = await sharp(data, { raw }).extract({ left, top, width, height }).toBuffer();
    const { channels } = await sharp(section, { raw: { ...raw, width, height } }).stats();
    if (channels.every(({ stdev }) => stdev < BLANK)) blank.push(label);
  }
  return blank;
}

/** Expects that a page without reduced motion, once loaded, has no blank section and no heading without layout. */
export async function expectPainted(visit: Visit, path: string, viewport: ViewportSize): Promise<void> {
  const page = await visit(path, { viewport, reducedMotion: 'no-preference' });
  expect(await blankSections(page)).toEqual([]);
  const [text = ''] = await page.locator('body').allInnerTexts();
  expect(await page.evaluate(headingsMissingFrom, text)).toEqual([]);
}
