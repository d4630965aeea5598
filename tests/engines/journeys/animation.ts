import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { pauseLabels } from '../../harness/unit/our-content.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

export const VIDEO = 'video';
/** The marquee of client logos; the only section with two copies of a list. */
export const MARQUEE = 'section > div:has(> ul + ul)';
export const VIDEO_PAUSE = `section:has(> ${VIDEO}) input`;
export const MARQUEE_PAUSE = 'section:has(> div > ul + ul) input';
export const isVideo = (path: string) => /\/telar\..*\.(webm|mp4)$/.test(path);

export const bringIntoView = ({ tab }: Visitor, selector: string) =>
  tab.evaluate((wanted) => {
    document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, selector);
const leaveView = ({ tab }: Visitor) => tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

const untilPlaying = (visitor: Visitor, plays: boolean) =>
  visitor.until(
    plays ? 'video playing' : 'video paused',
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
  expect(visitor.requests.filter(isVideo), 'before it is in view').toEqual([]);
  await bringIntoView(visitor, VIDEO);
  await untilPlaying(visitor, true);
  await leaveView(visitor);
  await untilPlaying(visitor, false);
  await bringIntoView(visitor, VIDEO);
  await untilPlaying(visitor, true);
  await visitor.click(VIDEO_PAUSE);
  await untilPlaying(visitor, false);
  await visitor.click(VIDEO_PAUSE);
  await untilPlaying(visitor, true);
  // Only the first playable format is fetched.
  expect(new Set(visitor.requests.filter(isVideo)).size).toBe(1);
}

const untilMarquee = (visitor: Visitor, state: AnimationPlayState) =>
  visitor.until(
    `marquee ${state}`,
    (wanted, expected) => {
      const moving = document.querySelector(wanted)?.getAnimations({ subtree: true }) ?? [];
      return moving.length === 2 && moving.every(({ playState }) => playState === expected);
    },
    MARQUEE,
    state,
  );

async function pauseMarquee(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.home);
  await untilMarquee(visitor, 'paused');
  await bringIntoView(visitor, MARQUEE);
  await untilMarquee(visitor, 'running');
  await visitor.click(MARQUEE_PAUSE);
  await untilMarquee(visitor, 'paused');
  await visitor.click(MARQUEE_PAUSE);
  await untilMarquee(visitor, 'running');
  await leaveView(visitor);
  await untilMarquee(visitor, 'paused');
  const names = await visitor.tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input')].map((box) => box.labels?.[0]?.textContent?.trim()),
  );
  expect(names).toEqual([pauseLabels.video, pauseLabels.logos]);
  expect(new Set(names).size).toBe(names.length);
}

export const animation: readonly Journey[] = [
  { name: 'video: loads and plays in view, can be paused', run: watchVideo },
  { name: 'marquee: moves in view, can be paused by a button with a name of its own', run: pauseMarquee },
];
