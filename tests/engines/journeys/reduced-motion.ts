import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';
import { bringIntoView, isVideo, MARQUEE, MARQUEE_PAUSE, VIDEO, VIDEO_PAUSE } from './animation.ts';

/** Scrolls through the page, a viewport at a time, and counts the animations at each stop. */
const countAnimations = ({ tab }: Visitor) =>
  tab.evaluate(async () => {
    let found = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      found += document.getAnimations().length;
    }
    return found;
  });

/** Expects a static drawing instead of the video, which is not fetched and has no pause button. */
async function expectVideoPaused(visitor: Visitor): Promise<void> {
  await bringIntoView(visitor, `section:has(> ${VIDEO})`);
  await visitor.untilShown(`section:has(> ${VIDEO}) > svg`);
  // Requests arrive in order: a request for the video would have been recorded by now.
  await visitor.tab.evaluate(() => fetch('/healthz').then(({ ok }) => ok));
  expect(visitor.requests.filter(isVideo)).toEqual([]);
  expect(await visitor.tab.evaluate((wanted) => document.querySelector<HTMLVideoElement>(wanted)?.paused, VIDEO)).toBe(
    true,
  );
  await visitor.untilShown(VIDEO_PAUSE, false);
}

async function reduceMotion(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  expect(await visitor.tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  expect(await countAnimations(visitor)).toBe(0);
  await expectVideoPaused(visitor);
  await visitor.untilShown(MARQUEE_PAUSE, false);
  const marquee = await visitor.tab.evaluate((wanted) => {
    const lists = [...(document.querySelector(wanted)?.children ?? [])];
    const box = lists[0]?.getBoundingClientRect();
    return { shown: lists.map((list) => list.checkVisibility()), fits: !!box && box.right <= innerWidth };
  }, MARQUEE);
  expect(marquee).toEqual({ shown: [true, false], fits: true });
}

async function saveData(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  await expectVideoPaused(visitor);
}

export const reducedMotion: readonly Journey[] = [
  { name: 'reduced motion: no animations', run: reduceMotion, preferences: { reducedMotion: true } },
  { name: 'reduced data: no video is fetched', run: saveData, preferences: { savedData: true } },
];
