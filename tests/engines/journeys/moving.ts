import { expect } from 'vitest';
import { pauseLabels } from '../../../content/widgets.ts';
import { routes } from '../../../domain/routes.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

export const VIDEO = 'video';
/** The strip of wordmarks, which alone on the page has two copies of a list. */
export const STRIP = 'section > div:has(> ul + ul)';
export const VIDEO_BOX = `section:has(> ${VIDEO}) input`;
export const STRIP_BOX = 'section:has(> div > ul + ul) input';
export const isVideo = (path: string) => /\/telar\..*\.(webm|mp4)$/.test(path);

export const bringIntoView = ({ tab }: Visitor, selector: string) =>
  tab.evaluate((wanted) => {
    document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, selector);
const leaveView = ({ tab }: Visitor) => tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

const untilPlaying = (visitor: Visitor, plays: boolean) =>
  visitor.until(
    plays ? 'the playing video' : 'the resting video',
    (wanted, playing) => {
      const video = document.querySelector<HTMLVideoElement>(wanted);
      return playing ? !video?.paused && (video?.currentTime ?? 0) > 0 : video?.paused;
    },
    VIDEO,
    plays,
  );

async function watchVideo(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  await visitor.untilShown(VIDEO);
  expect(visitor.asked.filter(isVideo), 'before it is near').toEqual([]);
  await bringIntoView(visitor, VIDEO);
  await untilPlaying(visitor, true);
  await leaveView(visitor);
  await untilPlaying(visitor, false);
  await bringIntoView(visitor, VIDEO);
  await untilPlaying(visitor, true);
  await visitor.click(VIDEO_BOX);
  await untilPlaying(visitor, false);
  await visitor.click(VIDEO_BOX);
  await untilPlaying(visitor, true);
  // The first format that the engine can play, and no other.
  expect(new Set(visitor.asked.filter(isVideo)).size).toBe(1);
}

const untilStrip = (visitor: Visitor, state: AnimationPlayState) =>
  visitor.until(
    `the ${state} strip`,
    (wanted, expected) => {
      const moving = document.querySelector(wanted)?.getAnimations({ subtree: true }) ?? [];
      return moving.length === 2 && moving.every(({ playState }) => playState === expected);
    },
    STRIP,
    state,
  );

async function pauseStrip(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  await untilStrip(visitor, 'paused');
  await bringIntoView(visitor, STRIP);
  await untilStrip(visitor, 'running');
  await visitor.click(STRIP_BOX);
  await untilStrip(visitor, 'paused');
  await visitor.click(STRIP_BOX);
  await untilStrip(visitor, 'running');
  await leaveView(visitor);
  await untilStrip(visitor, 'paused');
}

async function tellApart(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  await bringIntoView(visitor, VIDEO);
  await visitor.untilShown(VIDEO_BOX);
  const names = await visitor.tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input')].map((box) => box.labels?.[0]?.textContent?.trim()),
  );
  expect(names).toEqual([pauseLabels.video, pauseLabels.logos]);
  expect(new Set(names).size).toBe(names.length);
}

export const moving: readonly Journey[] = [
  { name: 'the video: near, in view, paused', run: watchVideo },
  { name: 'the strip of names: in view, paused', run: pauseStrip },
  { name: 'pause boxes have names of their own', run: tellApart },
];
