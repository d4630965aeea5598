import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, scrollDownTo, test, type Visit } from '../../browser.ts';

type Options = BrowserContextOptions & { readonly prepare?: (page: Page) => Promise<unknown> };

/** Opens the home page, after `prepare` on another page, and records the requested video formats. */
async function openHome(visit: Visit, { prepare, ...options }: Options = {}) {
  const page = await visit(routes.privacy, options);
  const formats: string[] = [];
  page.on('request', (request) => {
    const video = /\/telar\..*\.(\w+)$/.exec(request.url());
    if (video?.[1]) formats.push(video[1]);
  });
  await prepare?.(page);
  await page.goto(routes.home);
  const block = page.locator('section:has(> video)');
  return { page, formats, block, control: block.getByRole('checkbox') };
}

const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const scrollAway = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** Resolves once the video's playback position advances. */
async function waitUntilPlaying(page: Page) {
  const before = await timeOf(page);
  await page.waitForFunction((time) => {
    const video = document.querySelector('video');
    return video && !video.paused && video.currentTime !== time && video.readyState > 2;
  }, before);
}

/** Scrolls the block into view and resolves after its own observer has run: observers run in creation order. */
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

test('the video starts loading half a screen before it comes into view', async ({ visit }) => {
  const { page, formats, block } = await openHome(visit);
  await scrollDownTo(block, DESKTOP.height + 300);
  await expect.poll(() => formats).not.toEqual([]);
  expect(await isPaused(page)).toBe(true);
});

// That it loads, plays and pauses is tested in three engines, as are reduced motion and reduced data.
test('the video stays paused after the visitor paused it, even when scrolled back into view', async ({ visit }) => {
  const { page, formats, block, control } = await openHome(visit);
  await block.scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
  // Only the first playable format.
  expect(new Set(formats)).toEqual(new Set(['webm']));
  await control.check();
  await expect.poll(() => isPaused(page)).toBe(true);
  await scrollAway(page);
  await bringIntoView(block);
  expect(await isPaused(page)).toBe(true);
  await control.uncheck();
  await waitUntilPlaying(page);
});

/** Makes the browser believe that it cannot play AV1, by changing the source's type. */
const withoutAv1 = (page: Page) =>
  page.route(routes.home, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('codecs=av01', 'codecs=none') });
  });
/** The same for AV1 and H.264: WebKit without GStreamer plugins plays neither. */
const withoutDecoders = (page: Page) =>
  page.route(routes.home, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/codecs=av(01|c1)/g, 'codecs=none') });
  });

test('with no decoder for either format the page fetches no video and hides the pause button', async ({ visit }) => {
  const { page, formats, block, control } = await openHome(visit, { prepare: withoutDecoders });
  await bringIntoView(block);
  expect(await isPaused(page)).toBe(true);
  expect(await control.isVisible()).toBe(false);
  expect(formats).toEqual([]);
});

test('the video pauses while reduced motion is preferred', async ({ visit }) => {
  const { page, block, control } = await openHome(visit);
  await block.scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => isPaused(page)).toBe(true);
  expect(await control.isVisible()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await waitUntilPlaying(page);
});

test('the video falls back to H.264 without AV1', async ({ visit }) => {
  const { page, formats, block } = await openHome(visit, { prepare: withoutAv1 });
  await block.scrollIntoViewIfNeeded();
  await waitUntilPlaying(page);
  expect(new Set(formats)).toEqual(new Set(['mp4']));
});
