import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';

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

/** Runs in the page: returns the headings that the browser has not laid out, which is why `innerText` lacks them. */
const missingHeadings = (): string[] => {
  const flat = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
  // biome-ignore lint/performance/useDomNodeTextContent: only `innerText` depends on the layout.
  const all = flat(document.body.innerText);
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
  return headings
    .filter((one) => one.checkVisibility() && !all.includes(flat(one.textContent)))
    .map((one) => one.outerHTML);
};

/** Labels of the sections that have a single colour in a full-page screenshot. */
async function blankSections(page: Page): Promise<string[]> {
  const picture = await page.screenshot({ fullPage: true });
  const { width: pictureWidth = 0, height: pictureHeight = 0 } = await sharp(picture).metadata();
  const blank: string[] = [];
  for (const { label, ...box } of await page.evaluate(sectionBoxes)) {
    const left = Math.round(box.left);
    const top = Math.round(box.top);
    const width = Math.min(Math.round(box.width), pictureWidth - left);
    const height = Math.min(Math.round(box.height), pictureHeight - top);
    if (width <= 0 || height < MIN_HEIGHT_PX) continue;
    const { channels } = await sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats();
    if (channels.every(({ stdev }) => stdev < BLANK)) blank.push(label);
  }
  return blank;
}

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('without reduced motion, on a %s', (_name, viewport) => {
  test.for(Object.entries(TEMPLATES))('«%s» is painted top to bottom once loaded', async ([, path], { visit }) => {
    const page = await visit(path, { viewport, reducedMotion: 'no-preference' });
    expect(await blankSections(page)).toEqual([]);
    expect(await page.evaluate(missingHeadings)).toEqual([]);
  });
});
