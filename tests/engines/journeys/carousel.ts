import { expect } from 'vitest';
import { examplePlan } from '../../harness/plans.ts';
import { planPage } from '../../harness/unit/our-content.ts';
import type { Journey } from '../journey.ts';
import { labelled, type Visitor } from '../visitor.ts';

const PLAN = examplePlan.path;
const { label, slides } = planPage.carousel;
const linkTo = (slide: number) => `nav${labelled(label)} a[href="#lamina-${slide}"]`;

/** Resolves once a slide fills the frame and only its link is current. */
const untilCurrent = (visitor: Visitor, slide: number) =>
  visitor.until(
    `slide ${slide}`,
    (id, own) => {
      const panel = document.querySelector(id);
      const frame = panel?.parentElement?.getBoundingClientRect();
      const current = document.querySelectorAll('[href^="#lamina-"][aria-current]');
      const isInPlace = Math.abs((panel?.getBoundingClientRect().left ?? -1) - (frame?.left ?? 0)) < 1;
      return isInPlace && current.length === 1 && current[0] === document.querySelector(own);
    },
    `#lamina-${slide}`,
    linkTo(slide),
  );

async function changeSlides(visitor: Visitor): Promise<void> {
  const { tab } = visitor;
  await visitor.goTo(PLAN);
  // Scroll it into view first, so that any later scrolling is the carousel's doing.
  await tab.evaluate((first) => {
    document.querySelector(first)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, linkTo(1));
  await untilCurrent(visitor, 1);
  const height = () => tab.evaluate(() => Math.round(scrollY));
  const before = await height();
  for (const slide of [3, 1, 2]) {
    await visitor.click(linkTo(slide));
    await untilCurrent(visitor, slide);
    expect(await height(), 'scroll position').toBe(before);
  }
  expect(await tab.evaluate(() => location.hash)).toBe('');
  const names = await tab.evaluate(() =>
    [...document.querySelectorAll('[href^="#lamina-"]')].map((each) => each.textContent),
  );
  const ours: readonly (string | null)[] = slides.map(({ title }) => title);
  expect(names.map((name) => ours.includes(name))).toEqual([true, false, true]);
}

export const carousel: readonly Journey[] = [{ name: 'carousel: links change the slide', run: changeSlides }];
