import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';
import { bringIntoView, isVideo, STRIP, STRIP_BOX, VIDEO, VIDEO_BOX } from './moving.ts';

/** Scrolls down the whole page, a window at a time, and counts what moves by itself at each stop. */
const countMovements = ({ tab }: Visitor) =>
  tab.evaluate(async () => {
    let found = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      found += document.getAnimations().length;
    }
    return found;
  });

/** The drawing stands, the video rests, nothing was fetched for it and nothing is to be paused. */
async function findVideoResting(visitor: Visitor): Promise<void> {
  await bringIntoView(visitor, `section:has(> ${VIDEO})`);
  await visitor.untilShown(`section:has(> ${VIDEO}) > svg`);
  // Later requests overtake none: had the video been asked for, it would be known by now.
  await visitor.tab.evaluate(() => fetch('/healthz').then(({ ok }) => ok));
  expect(visitor.asked.filter(isVideo)).toEqual([]);
  expect(await visitor.tab.evaluate((wanted) => document.querySelector<HTMLVideoElement>(wanted)?.paused, VIDEO)).toBe(
    true,
  );
  await visitor.untilShown(VIDEO_BOX, false);
}

async function keepStill(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  expect(await visitor.tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  expect(await countMovements(visitor)).toBe(0);
  await findVideoResting(visitor);
  await visitor.untilShown(STRIP_BOX, false);
  const strip = await visitor.tab.evaluate((wanted) => {
    const lists = [...(document.querySelector(wanted)?.children ?? [])];
    const box = lists[0]?.getBoundingClientRect();
    return { shown: lists.map((list) => list.checkVisibility()), fits: !!box && box.right <= innerWidth };
  }, STRIP);
  expect(strip).toEqual({ shown: [true, false], fits: true });
}

async function saveData(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  await findVideoResting(visitor);
}

export const calm: readonly Journey[] = [
  { name: 'reduced motion: nothing moves', run: keepStill, wishes: { reducedMotion: true } },
  { name: 'saved data: no video is fetched', run: saveData, wishes: { savedData: true } },
];
