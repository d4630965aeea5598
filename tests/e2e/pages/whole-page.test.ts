import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { PHONE, test } from '../../browser.ts';
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

test.for(Object.entries(TEMPLATES))(
  '«%s» is painted top to bottom once loaded, without reduced motion',
  async ([, path], { visit }) => {
    const page = await visit(path, { viewport: PHONE, reducedMotion: 'no-preference' });
    expect(await blankSections(page)).toEqual([]);
    expect(await page.evaluate(missingHeadings)).toEqual([]);
  },
);
