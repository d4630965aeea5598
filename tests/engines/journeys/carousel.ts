import { expect } from 'vitest';
import { planPage } from '../../../content/pages/plan.ts';
import { routes } from '../../../domain/routes.ts';
import type { Journey } from '../journey.ts';
import { named, type Visitor } from '../visitor.ts';

const PLAN = routes.plan({ category: 'desarrollo-web', id: 'nivel-2' });
const { label, slides } = planPage.carousel;
const mark = (slide: number) => `nav${named(label)} a[href="#lamina-${slide}"]`;

/** Resolves once a panel fills its frame and its mark alone is the current one. */
const untilTurnedTo = (visitor: Visitor, slide: number) =>
  visitor.until(
    `panel ${slide}`,
    (id, own) => {
      const panel = document.querySelector(id);
      const frame = panel?.parentElement?.getBoundingClientRect();
      const current = document.querySelectorAll('[href^="#lamina-"][aria-current]');
      const isInPlace = Math.abs((panel?.getBoundingClientRect().left ?? -1) - (frame?.left ?? 0)) < 1;
      return isInPlace && current.length === 1 && current[0] === document.querySelector(own);
    },
    `#lamina-${slide}`,
    mark(slide),
  );

async function turn(visitor: Visitor): Promise<void> {
  const { tab } = visitor;
  await visitor.goTo(PLAN);
  // Brought into view first: what moves the page later is the carousel.
  await tab.evaluate((first) => {
    document.querySelector(first)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, mark(1));
  await untilTurnedTo(visitor, 1);
  const height = () => tab.evaluate(() => Math.round(scrollY));
  const before = await height();
  for (const slide of [3, 1, 2]) {
    await visitor.click(mark(slide));
    await untilTurnedTo(visitor, slide);
    expect(await height(), 'the page stays where it is').toBe(before);
  }
  expect(await tab.evaluate(() => location.hash)).toBe('');
  const names = await tab.evaluate(() =>
    [...document.querySelectorAll('[href^="#lamina-"]')].map((each) => each.textContent),
  );
  expect(names).toEqual(slides.map(({ title }) => title));
}

export const carousel: readonly Journey[] = [{ name: 'the carousel by its marks', run: turn }];
