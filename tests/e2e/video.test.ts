import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { DESKTOP, readDownTo, test, type Visit } from '../browser.ts';

type Options = BrowserContextOptions & { readonly prepare?: (page: Page) => Promise<unknown> };

/** The home page, made ready on another one, and the formats of video that it asks for. */
async function openHome(visit: Visit, { prepare, ...options }: Options = {}) {
  const page = await visit(routes.privacy, options);
  const asked: string[] = [];
  page.on('request', (request) => {
    const video = /\/telar\..*\.(\w+)$/.exec(request.url());
    if (video?.[1]) asked.push(video[1]);
  });
  await prepare?.(page);
  await page.goto(routes.home);
  const block = page.locator('section:has(> video)');
  return { page, asked, block, control: block.getByRole('checkbox') };
}

const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const scrollAway = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** Resolves once time passes in the video. */
async function waitUntilPlaying(page: Page) {
  const before = await timeOf(page);
  await page.waitForFunction((time) => {
    const video = document.querySelector('video');
    return video && !video.paused && video.currentTime !== time && video.readyState > 2;
  }, before);
}

/** Brings the block into view and resolves when its script has been told so: a later observer is told later. */
const bringIntoView = (block: Locator) =>
  block.evaluate(
    (section) =>
      new Promise<void>((resolve) => {
        section.scrollIntoView({ block: 'end', behavior: 'instant' });
        new IntersectionObserver((entries, observer) => {
          if (!entries.at(-1)?.isIntersecting) return;
          observer.disconnect();
          resolve();
        }).observe(section);
      }),
  );

test('is asked for near view and not before, plays in view, rests out of it', async ({ visit }) => {
  const { page, asked, block } = await openHome(visit);
  await page.waitForLoadState('load');
  expect(asked).toEqual([]);
  await block.scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
  // The first format that the browser can play, and no other.
  expect(new Set(asked)).toEqual(new Set(['webm']));
  await scrollAway(page);
  await expect.poll(() => isPaused(page)).toBe(true);
  await block.scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
});

test('is already loading half a screen before it comes into view', async ({ visit }) => {
  const { page, asked, block } = await openHome(visit);
  await readDownTo(block, DESKTOP.height + 300);
  await expect.poll(() => asked).not.toEqual([]);
  expect(await isPaused(page)).toBe(true);
});

test('stays paused for who paused it, until they say otherwise', async ({ visit }) => {
  const { page, block, control } = await openHome(visit);
  await block.scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
  await control.check();
  await expect.poll(() => isPaused(page)).toBe(true);
  await scrollAway(page);
  await bringIntoView(block);
  expect(await isPaused(page)).toBe(true);
  await control.uncheck();
  await waitUntilPlaying(page);
});

test('begins again when it ends', async ({ visit }) => {
  const { page, block } = await openHome(visit);
  await block.scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
  const duration = await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
    return video.duration;
  });
  expect(duration).toBeGreaterThanOrEqual(6);
  expect(duration).toBeLessThanOrEqual(8);
  await expect.poll(() => timeOf(page)).toBeLessThan(duration / 2);
  await waitUntilPlaying(page);
});

/** A browser that cannot play AV1 reads so from the type of the source. */
const withoutAv1 = (page: Page) =>
  page.route(routes.home, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('codecs=av01', 'codecs=none') });
  });
/** Nor H.264: WebKit on a bare Linux. */
const withoutDecoders = (page: Page) =>
  page.route(routes.home, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/codecs=av(01|c1)/g, 'codecs=none') });
  });
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );

test.for<[string, Options]>([
  ['reduced motion', { reducedMotion: 'reduce' }],
  ['saved data', { prepare: saveData }],
  ['no decoder for either format', { prepare: withoutDecoders }],
])('with %s the finished cloth stands, nothing is fetched, nothing is to pause', async ([, options], { visit }) => {
  const { page, asked, block, control } = await openHome(visit, options);
  await bringIntoView(block);
  expect(await isPaused(page)).toBe(true);
  expect(await control.isVisible()).toBe(false);
  expect(asked).toEqual([]);
});

test('without script the finished cloth stands, nothing is fetched, nothing is to pause', async ({ visit }) => {
  const { asked, block, control } = await openHome(visit, { javaScriptEnabled: false });
  await block.scrollIntoViewIfNeeded();
  expect(await block.locator('> svg').isVisible()).toBe(true);
  expect(await control.isVisible()).toBe(false);
  expect(asked).toEqual([]);
});

test('stops for who asks for less motion meanwhile, and goes on after', async ({ visit }) => {
  const { page, block, control } = await openHome(visit);
  await block.scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => isPaused(page)).toBe(true);
  expect(await control.isVisible()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await waitUntilPlaying(page);
});

test('is H.264 where AV1 is unknown', async ({ visit }) => {
  const { page, asked, block } = await openHome(visit, { prepare: withoutAv1 });
  await block.scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
  expect(new Set(asked)).toEqual(new Set(['mp4']));
});
