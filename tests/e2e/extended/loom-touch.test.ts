import type { CDPSession, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { PHONE, test, type Visit } from '../../browser.ts';
import { loomPage } from '../../harness/unit/our-content.ts';
import { centreOf, EMPTY_LOOM, loomParts, type Point, readCloth, swipe, wakeLoom } from './loom-page.ts';

/** Smallest cell in CSS pixels (WCAG 2.5.8). */
const MIN_CELL_PX = 24;
/** Where a finger scrolls the page. */
const RAIL_PX = 44;
/** How far down home a visitor finds the loom. */
const HOME_WINDOWS = 3;

async function openOnPhone(visit: Visit): Promise<{ page: Page; touch: CDPSession; scrolled: () => Promise<number> }> {
  const page = await visit(EMPTY_LOOM, { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await wakeLoom(page);
  const { grid } = loomParts(page);
  await grid.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const scrolled = () => grid.evaluate((element) => Math.round(element.parentElement?.scrollLeft ?? 0));
  return { page, touch: await page.context().newCDPSession(page), scrolled };
}

describe('on a phone', () => {
  test('one finger weaves and does not scroll', async ({ visit }) => {
    const { page, touch, scrolled } = await openOnPhone(visit);
    const { cell } = loomParts(page);
    const top = await page.evaluate(() => scrollY);
    await swipe(touch, [[await centreOf(cell(2, 1)), await centreOf(cell(8, 7))]]);
    await expect.poll(async () => (await readCloth(page)).replaceAll('.', '')).toBe('1'.repeat(7));
    expect([await scrolled(), await page.evaluate(() => scrollY)]).toEqual([0, top]);
  });

  test(`a finger on the rail of ${RAIL_PX} px beside the cells scrolls the page and weaves nothing`, async ({
    visit,
  }) => {
    const { page, touch } = await openOnPhone(visit);
    const frame = await loomParts(page).grid.evaluate(({ parentElement }) => {
      const { right, top, bottom } = parentElement?.getBoundingClientRect() ?? new DOMRect();
      return { right, top, bottom };
    });
    expect(PHONE.width - frame.right).toBe(RAIL_PX);
    const before = await page.evaluate(() => scrollY);
    const x = frame.right + RAIL_PX / 2;
    const middle = (frame.top + frame.bottom) / 2;
    await swipe(touch, [
      [
        { x, y: middle },
        { x, y: middle - 200 },
      ],
    ]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    expect((await readCloth(page)).replaceAll('.', '')).toBe('');
  });

  test('a click of a screen reader after a stroke of a finger lays a stitch', async ({ visit }) => {
    const { page, touch } = await openOnPhone(visit);
    const { cell } = loomParts(page);
    await swipe(touch, [[await centreOf(cell(2, 1)), await centreOf(cell(8, 7))]]);
    await expect.poll(async () => (await readCloth(page)).replaceAll('.', '')).toBe('1'.repeat(7));
    await cell(0, 0).dispatchEvent('click');
    await expect.poll(async () => (await readCloth(page)).replaceAll('.', '')).toBe('1'.repeat(8));
  });

  test('two fingers scroll the frame and weave nothing', async ({ visit }) => {
    const { page, touch, scrolled } = await openOnPhone(visit);
    const { cell } = loomParts(page);
    const [upper, lower, target] = await Promise.all([cell(4, 10), cell(8, 10), cell(4, 2)].map(centreOf));
    const shift = (target?.x ?? 0) - (upper?.x ?? 0);
    const left = (point: Point = { x: 0, y: 0 }) => [point, { x: point.x + shift, y: point.y }] as const;
    await swipe(touch, [left(upper), left(lower)]);
    await expect.poll(scrolled).toBeGreaterThan(-shift / 2);
    expect((await readCloth(page)).replaceAll('.', '')).toBe('');
  });

  test('buttons scroll the frame to its end and back', async ({ visit }) => {
    const { page, scrolled } = await openOnPhone(visit);
    const { scrollForward, scrollBack, grid } = loomParts(page);
    const end = await grid.evaluate(
      ({ parentElement: frame }) => (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0),
    );
    expect(end).toBeGreaterThan(0);
    for (let press = 0; press < 3; press++) await scrollForward.tap();
    expect(await scrolled()).toBe(end);
    for (let press = 0; press < 3; press++) await scrollBack.tap();
    expect(await scrolled()).toBe(0);
  });

  test('a tap lays one stitch', async ({ visit }) => {
    const { page } = await openOnPhone(visit);
    await loomParts(page).cell(3, 3).tap();
    expect((await readCloth(page)).replaceAll('.', '')).toBe('1');
  });

  test(`cells are at least ${MIN_CELL_PX} px wide, and the page never scrolls sideways`, async ({ visit }) => {
    const { page } = await openOnPhone(visit);
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: PHONE.height });
      const box = await loomParts(page).cell(0, 0).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(MIN_CELL_PX);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    // The frame follows the keyboard.
    await loomParts(page).cell(0, 0).focus();
    await page.keyboard.press('End');
    const last = await loomParts(page).cell(0, 23).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});

test.for([769, 961, 1024, 1280])('all columns are in sight in a window of %i px', async (width, { visit }) => {
  const page = await visit(EMPTY_LOOM, { viewport: { width, height: 768 } });
  const hidden = await loomParts(page).grid.evaluate(
    ({ parentElement: frame }) => (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0),
  );
  expect(hidden).toBe(0);
});

test(`home leads to the loom within ${HOME_WINDOWS} windows of a phone`, async ({ visit }) => {
  const page = await visit(routes.home, { viewport: PHONE });
  const link = page.locator(`main a[href="${routes.loom}"]`).first();
  const box = await link.boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(HOME_WINDOWS * PHONE.height);
  await link.click();
  await loomParts(page).grid.waitFor();
});

test('without script the page shows the motifs and the link to contact, but no loom', async ({ visit }) => {
  const page = await visit(routes.loom, { javaScriptEnabled: false });
  const { section } = loomParts(page);
  expect(await section.isVisible()).toBe(false);
  for (const { title, text } of loomPage.motifs.items) {
    expect(await page.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(true);
    expect(await page.getByText(text).isVisible()).toBe(true);
  }
  expect(
    await page.locator('main li:has(h3) > svg').evaluateAll((all) => all.map((svg) => svg.checkVisibility())),
  ).toEqual(loomPage.motifs.items.map(() => true));
  expect(await page.getByRole('link', { name: loomPage.motifs.weave.label }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: loomPage.reading.title }).isVisible()).toBe(true);
  await page.getByRole('link', { name: loomPage.call.link.label }).click();
  expect(new URL(page.url()).pathname).toBe(routes.contact);
});
