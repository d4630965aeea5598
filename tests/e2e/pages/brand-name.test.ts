import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { nameStyle } from '../../../src/layout/inline-head.ts';
import { Wordmark } from '../../../src/layout/Wordmark.tsx';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { loadFonts } from '../../fonts.ts';
import { addStyles } from './added-styles.ts';

const SMALL_PHONE = { width: 320, height: 640 };
const SIZES = [SMALL_PHONE, PHONE, DESKTOP];
/** The longest name that `npm run brand` accepts. */
const LONGEST = 40;
/** Boxes of lines are rounded to whole pixels, and Chromium rounds the extent of letters to 64ths of their size. */
const rounding = (size: number) => 2 + size / 64;

/** From three letters to the longest, wide and narrow, of one word and of several. */
const NAMES = [
  'iii',
  'MMMWWW',
  'AMAWEB',
  'Tejemanía',
  'Foto Cuenca',
  'Luz y Sombra',
  'Mamá Mango',
  'Kusi Fotografía',
  'Estudio Tomebamba',
  'Web Amazonas',
  'Ñusta Última',
  'W'.repeat(LONGEST),
  'Electroencefalografistas'.padEnd(LONGEST, 'mente'),
  'Taller Amazónico de Páginas Web y Imágenes',
].map((name) => name.slice(0, LONGEST));

type Drawn = {
  readonly left: number;
  readonly right: number;
  /** Of the letters, not of their box. */
  readonly top: number;
  /** Of the letters of the last line. */
  readonly bottom: number;
  readonly size: number;
  readonly xHeight: number;
  readonly lines: number;
  readonly summit: number;
  readonly frame: { readonly left: number; readonly right: number; readonly top: number };
};

/** Runs in the page: puts another name where the agency's is, and measures its letters. `markup` is of a `Wordmark`. */
function drawName([place, markup]: readonly [place: string, markup: string]): Drawn {
  const brand = document.querySelector<HTMLElement>(place);
  const [hill] = [...(brand?.parentElement?.querySelectorAll('svg:has([href="#_poncho"])') ?? [])];
  if (!brand || !hill) throw new Error(`nothing at ${place}`);
  const parsed = new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild;
  brand.replaceChildren(...(parsed?.childNodes ?? []));
  const words = [...brand.querySelectorAll('span')].map((span) => {
    const range = document.createRange();
    range.selectNodeContents(span);
    return range.getBoundingClientRect();
  });
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(brand);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const ink = pen.measureText(brand.textContent ?? '');
  const tops = words.map(({ top }) => top);
  const { bottom: foot, height } = hill.getBoundingClientRect();
  return {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    top: Math.min(...tops) + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
    bottom: Math.max(...tops) + ink.fontBoundingBoxAscent + ink.actualBoundingBoxDescent,
    size: Number.parseFloat(fontSize),
    xHeight: pen.measureText('x').actualBoundingBoxAscent,
    lines: new Set(tops).size,
    summit: foot - (height * 352) / 420,
    frame: (brand.parentElement as HTMLElement).getBoundingClientRect().toJSON(),
  };
}

async function drawn(page: Page, place: string, name: string): Promise<Drawn> {
  await page.evaluate(addStyles, nameStyle(place, name));
  return page.evaluate(drawName, [place, renderToStaticMarkup(createElement(Wordmark, { name, as: 'b' }))] as const);
}

const PLACES = [
  ['hero', 'main h1'],
  ['footer', 'footer b'],
] as const;
/** At most this share of the x-height is behind the mountain. */
const HIDDEN = 0.25;

test.for(PLACES)('in the %s any name is whole, and the mountain covers little of it', async ([, place], { open }) => {
  for (const size of SIZES) {
    const page = await open(routes.home, size);
    await loadFonts(page);
    const header = (await page.locator('header').boundingBox())?.height ?? 0;
    for (const name of NAMES) {
      const { left, right, top, bottom, size: letterSize, xHeight, summit, frame } = await drawn(page, place, name);
      const where = `«${name}» at ${size.width} px`;
      expect.soft(left, where).toBeGreaterThanOrEqual(frame.left);
      expect.soft(right, where).toBeLessThanOrEqual(frame.right);
      expect.soft(top - frame.top, where).toBeGreaterThanOrEqual(place === 'main h1' ? header : -rounding(letterSize));
      expect.soft(bottom - summit, where).toBeLessThanOrEqual(HIDDEN * xHeight + rounding(letterSize));
    }
  }
});

/** Runs in the page: puts another name beside the logo, and returns by how much it leaves its bar or meets a neighbour. */
function drawInHeader(markup: string): number {
  const header = document.querySelector('header') as HTMLElement;
  const name = header.querySelector('a > span') as HTMLElement;
  const parsed = new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild;
  name.replaceChildren(...(parsed?.childNodes ?? []));
  const bar = header.getBoundingClientRect();
  const box = name.getBoundingClientRect();
  const controls = [...header.querySelectorAll('a, button')]
    .filter((control) => control.checkVisibility() && !control.contains(name))
    .map((control) => control.getBoundingClientRect().left)
    .filter((left) => left > box.left);
  if (controls.length === 0) throw new Error('nothing beside the name');
  return Math.max(bar.top - box.top, box.bottom - bar.bottom, box.right - Math.min(...controls));
}

test.for([SMALL_PHONE, PHONE, { width: 769, height: 700 }, DESKTOP])(
  'in the header any name is beside the logo at $width px',
  async (size, { open }) => {
    const page = await open(routes.learn, size);
    await loadFonts(page);
    for (const name of NAMES) {
      await page.evaluate(addStyles, nameStyle(':root', name));
      const excess = await page.evaluate(
        drawInHeader,
        renderToStaticMarkup(createElement(Wordmark, { name, as: 'b' })),
      );
      expect.soft(excess, `«${name}»`).toBeLessThanOrEqual(1);
    }
  },
);

test.for(PLACES)('in the %s a name is on two lines where one would be small', async ([, place], { open }) => {
  const page = await open(routes.home, PHONE);
  await loadFonts(page);
  expect((await drawn(page, place, 'Estudio Tomebamba')).lines).toBe(2);
  expect((await drawn(page, place, 'Tejemanía')).lines).toBe(1);
});
