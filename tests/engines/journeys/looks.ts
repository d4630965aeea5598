import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { AXE, askAxe } from '../../axe.ts';
import { DESKTOP, PHONE } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const SMALL_PHONE = { width: 320, height: 640 };
const THEMES = ['light', 'dark'] as const;

/** A page of each nature. The rest is made of the same parts, and axe sees all of it in the suite of Chromium. */
const EXAMINED = [routes.home, routes.contact, routes.hosting, routes.whitepapers];

/** Pages that would scroll sideways, at the width of a telephone and of a small one. */
async function fit(visitor: Visitor): Promise<void> {
  const tooWide: string[] = [];
  for (const size of [PHONE, SMALL_PHONE]) {
    await visitor.tab.setSize(size);
    for (const path of Object.values(TEMPLATES)) {
      await visitor.goTo(path);
      const excess = await visitor.tab.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      if (excess > 0) tooWide.push(`${path} by ${excess} px at ${size.width} px`);
    }
  }
  expect(tooWide).toEqual([]);
}

/** The brand in its own face, between the bar and the mountain's foot, inside the window. */
async function readBrand(visitor: Visitor): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await visitor.tab.setSize(size);
    await visitor.goTo(routes.home);
    const brand = await visitor.tab.evaluate(() => {
      const words = document.createRange();
      const title = document.querySelector('h1') as HTMLElement;
      words.selectNodeContents(title);
      const { left, right } = words.getBoundingClientRect();
      const { top } = title.getBoundingClientRect();
      const face = getComputedStyle(title).fontFamily.split(',')[0];
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return {
        loaded: [...document.fonts].some(({ family, status }) => family === face && status === 'loaded'),
        // The accent of an initial may reach a little above the line.
        belowBar: top >= bar - 8,
        inside: left >= 0 && right <= innerWidth,
      };
    });
    expect(brand, `${size.width} px`).toEqual({ loaded: true, belowBar: true, inside: true });
  }
}

/** In the page: whether the bar has the page's ground. Painted, because one colour is written in several ways. */
function isOnPage(wanted: boolean): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  const paint = (element: Element | null) => {
    if (!canvas || !element) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const ground = paint(document.body);
  const isSame = paint(document.querySelector('header')).every((part, at) => Math.abs(part - (ground[at] ?? 0)) < 3);
  return isSame === wanted;
}

/** The bar stands over the sky at the top of home and on the page's ground further down. */
async function leaveSky(visitor: Visitor): Promise<void> {
  const scroll = (top: number) => visitor.tab.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await visitor.goTo(routes.home);
  await visitor.until('the bar over the sky', isOnPage, false);
  await scroll(1200);
  await visitor.until('the bar on the page', isOnPage, true);
  await scroll(0);
  await visitor.until('the bar over the sky again', isOnPage, false);
}

async function examine(visitor: Visitor, theme: (typeof THEMES)[number]): Promise<void> {
  await visitor.goTo(routes.home);
  await visitor.tab.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
  for (const path of EXAMINED) {
    await visitor.goTo(path);
    await visitor.tab.inject(AXE);
    expect.soft(await askAxe((ask, tags) => visitor.tab.evaluate(ask, tags)), path).toEqual([]);
  }
}

export const looks: readonly Journey[] = [
  { name: 'no page is wider than a telephone', run: fit },
  { name: 'the brand in its face and place', run: readBrand },
  { name: 'the bar leaves the sky', run: leaveSky },
  { name: 'the bar leaves the sky, without motion', run: leaveSky, wishes: { reducedMotion: true } },
  ...THEMES.map((theme) => ({
    name: `no barriers, ${theme} theme`,
    run: (visitor: Visitor) => examine(visitor, theme),
    wishes: { reducedMotion: true },
  })),
];
