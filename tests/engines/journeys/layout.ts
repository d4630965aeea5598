import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { AXE, runAxe } from '../../axe.ts';
import { DESKTOP, PHONE } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const SMALL_PHONE = { width: 320, height: 640 };
const THEMES = ['light', 'dark'] as const;

/** One page of each kind; the Chromium suite checks all pages with axe. */
const AXE_PAGES = [routes.home, routes.contact, routes.service('alojamiento-web'), routes.whitepapers];

/** Expects that no page scrolls horizontally on a phone or a small phone. */
async function checkPageWidths(visitor: Visitor): Promise<void> {
  const tooWide: string[] = [];
  for (const path of Object.values(TEMPLATES)) {
    await visitor.goTo(path);
    for (const size of [PHONE, SMALL_PHONE]) {
      await visitor.tab.setSize(size);
      const excess = await visitor.tab.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      if (excess > 0) tooWide.push(`${path} by ${excess} px at ${size.width} px`);
    }
  }
  expect(tooWide).toEqual([]);
}

/** Expects the brand on the home page in its web font, below the header and inside the viewport. */
async function checkBrand(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  for (const size of [DESKTOP, PHONE]) {
    await visitor.tab.setSize(size);
    const brand = await visitor.tab.evaluate(() => {
      const words = document.createRange();
      const title = document.querySelector('h1') as HTMLElement;
      words.selectNodeContents(title);
      const { left, right } = words.getBoundingClientRect();
      const { top } = title.getBoundingClientRect();
      const face = getComputedStyle(title).fontFamily.split(',')[0];
      const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return {
        loaded: [...document.fonts].some(({ family, status }) => family === face && status === 'loaded'),
        // An accented capital may extend above the line box.
        belowHeader: top >= headerBottom - 8,
        inside: left >= 0 && right <= innerWidth,
      };
    });
    expect(brand, `${size.width} px`).toEqual({ loaded: true, belowHeader: true, inside: true });
  }
}

/** Runs in the page: whether the header's background is the page's. Compares pixels, as CSS has many notations. */
function hasPageBackground(wanted: boolean): boolean {
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
  const background = paint(document.body);
  const isSame = paint(document.querySelector('header')).every(
    (part, at) => Math.abs(part - (background[at] ?? 0)) < 3,
  );
  return isSame === wanted;
}

/** Expects a header that is transparent over the hero and has the page's background further down. */
async function scrollPastHero(visitor: Visitor): Promise<void> {
  const scroll = (top: number) => visitor.tab.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await visitor.goTo(routes.home);
  await visitor.until('header transparent', hasPageBackground, false);
  await scroll(1200);
  await visitor.until('header with background', hasPageBackground, true);
  await scroll(0);
  await visitor.until('header transparent again', hasPageBackground, false);
}

async function checkWithAxe(visitor: Visitor): Promise<void> {
  for (const path of AXE_PAGES) {
    await visitor.goTo(path);
    await visitor.tab.inject(AXE);
    for (const theme of THEMES) {
      await visitor.tab.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
      }, theme);
      expect.soft(await runAxe((ask, tags) => visitor.tab.evaluate(ask, tags)), `${path}, ${theme}`).toEqual([]);
    }
  }
}

export const layout: readonly Journey[] = [
  { name: 'phone: no horizontal scrolling', run: checkPageWidths },
  { name: 'brand: has its web font and fits below the header', run: checkBrand },
  { name: 'header: has a background after the hero', run: scrollPastHero },
  {
    name: 'header: has a background after the hero, reduced motion',
    run: scrollPastHero,
    preferences: { reducedMotion: true },
  },
  { name: 'axe: no violations, in either theme', run: checkWithAxe, preferences: { reducedMotion: true } },
];
