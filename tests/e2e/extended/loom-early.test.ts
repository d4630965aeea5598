import type { CDPSession, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { encodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import { MOTIFS } from '../../../src/art/motifs.ts';
import { describeStitches } from '../../../src/sections/loom/loom-state.ts';
import { START_CELL } from '../../../src/sections/loom/start-cloth.ts';
import { PHONE, test, type Visit } from '../../browser.ts';
import { untilHydrated } from '../../harness/contact-form.ts';
import { loom } from '../../harness/unit/our-content.ts';
import { holdRequests } from '../../hold-requests.ts';
import { cellName, centreOf, drag, loomParts, type Point, readCloth, swipe } from './loom-page.ts';

const SCRIPTS = '**/_astro/*.js';
const STITCHES = 10;
/** A row of which nothing is woven to begin with. */
const ROW = 12;
const FROM = 1;
const TO = FROM + STITCHES - 1;
/** Of a slow phone. */
const CPU_RATE = 4;
const BYTES_PER_S = 400_000;

const rowOf = async (page: Page, row: number) => (await readCloth(page)).slice(row * 24, row * 24 + 24);
const line = (code: string) =>
  code
    .repeat(STITCHES)
    .padStart(TO + 1, '.')
    .padEnd(24, '.');

async function slowDown(page: Page, latency: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency, downloadThroughput: BYTES_PER_S, uploadThroughput: BYTES_PER_S };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return session;
}

/** A page whose loom cannot load until `load` is called, with the row in sight. */
async function openWithoutScript(visit: Visit, address: string = routes.loom) {
  const page = await visit('about:blank');
  const load = await holdRequests(page, SCRIPTS);
  await page.goto(address);
  await loomParts(page).cell(ROW, FROM).scrollIntoViewIfNeeded();
  return { page, load, ...loomParts(page) };
}

/** Both ends of a row's stroke, in sight, in one call: the page is loading meanwhile. */
async function endsOf(page: Page): Promise<readonly [Point, Point]> {
  await page.waitForSelector('[role=grid]');
  return page.evaluate(
    ([row, ...columns]) => {
      const cells = columns.map((column) => document.querySelectorAll('[role=row]')[row ?? 0]?.children[column]);
      cells[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [from, to] = cells.map((cell) => {
        const { x, y, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      return [from ?? { x: 0, y: 0 }, to ?? { x: 0, y: 0 }] as const;
    },
    [ROW, FROM, TO],
  );
}

describe.each([40, 80, 150, 300])('with a latency of %d ms and a slow processor, ten stitches at once', (latency) => {
  test('by mouse are ten woven', async ({ visit }) => {
    const page = await visit('about:blank');
    await slowDown(page, latency);
    await page.goto(routes.loom, { waitUntil: 'commit' });
    const [from, to] = await endsOf(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: STITCHES });
    await page.mouse.up();
    await expect.poll(() => rowOf(page, ROW)).toBe(line('1'));
  });

  test('by finger are ten woven', async ({ visit }) => {
    const page = await visit('about:blank', { viewport: PHONE, hasTouch: true, isMobile: true });
    const session = await slowDown(page, latency);
    await page.goto(routes.loom, { waitUntil: 'commit' });
    await swipe(session, [await endsOf(page)]);
    await expect.poll(() => rowOf(page, ROW)).toBe(line('1'));
  });
});

describe('before its script is there, the loom', () => {
  test('shows a stroke at once and weaves it later, released or not', async ({ visit }) => {
    const { page, load, cell, grid } = await openWithoutScript(visit);
    await drag(page, cell(ROW, FROM), cell(ROW, TO));
    expect(await grid.getByRole('row').nth(ROW).locator('[data-thread]').count()).toBe(STITCHES);
    const [from, to, later] = await Promise.all([cell(14, FROM), cell(14, 3), cell(14, TO)].map(centreOf));
    await page.mouse.move(from?.x ?? 0, from?.y ?? 0);
    await page.mouse.down();
    await page.mouse.move(to?.x ?? 0, to?.y ?? 0);
    load();
    await expect.poll(() => rowOf(page, ROW)).toBe(line('1'));
    await page.mouse.move(later?.x ?? 0, later?.y ?? 0);
    await page.mouse.up();
    await expect.poll(() => rowOf(page, 14)).toBe(line('1'));
    await loomParts(page).undo.click();
    await expect.poll(() => rowOf(page, 14)).toBe('.'.repeat(24));
    expect(await rowOf(page, ROW)).toBe(line('1'));
  });

  test('keeps presses on bobbins and buttons in their order', async ({ visit }) => {
    const { page, load, cell, thread, mirror } = await openWithoutScript(visit);
    await drag(page, cell(ROW, FROM), cell(ROW, TO));
    await thread('teja').check();
    await drag(page, cell(13, FROM), cell(13, TO));
    await cell(14, 0).click();
    await mirror('sides').click();
    load();
    await expect.poll(() => mirror('sides').getAttribute('aria-pressed')).toBe('true');
    const sides = (row: string) => [...row].map((code, column) => (code === '.' ? row.at(-1 - column) : code)).join('');
    expect(await rowOf(page, ROW)).toBe(sides(line('1')));
    expect(await rowOf(page, 13)).toBe(sides(line('5')));
    expect(await rowOf(page, 14)).toBe(sides('5'.padEnd(24, '.')));
    expect(await thread('teja').isChecked()).toBe(true);
  });

  test('keeps keys, which do not scroll the page', async ({ visit }) => {
    const { page, load, cell, status, grid } = await openWithoutScript(visit);
    await cell(START_CELL.row, START_CELL.column).focus();
    const top = await page.evaluate(() => scrollY);
    for (const key of ['ArrowDown', '2', 'Space', 'ArrowRight', 'Enter', 'End', 'Space', 'Control+z']) {
      await page.keyboard.press(key);
    }
    expect(await page.evaluate(() => scrollY)).toBe(top);
    load();
    await expect.poll(() => rowOf(page, START_CELL.row + 1)).toBe('22'.padEnd(24, '.'));
    expect(await status.textContent()).toBe(describeStitches(loom, 'undo', 1, 'grana'));
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    expect(await focused()).toBe(cellName(START_CELL.row + 1, 23));
    expect(await grid.locator('[tabindex="0"]').count()).toBe(1);
  });

  test('keeps a stroke over the cloth of a link, which comes first', async ({ visit }) => {
    const sample = MOTIFS.path.replaceAll('\n', '');
    const { page, load, cell } = await openWithoutScript(visit, routes.loom + encodeCloth(sample));
    await drag(page, cell(ROW, FROM), cell(ROW, TO));
    load();
    await expect.poll(() => rowOf(page, ROW)).toContain('1'.repeat(STITCHES));
    expect((await readCloth(page)).slice(0, ROW * 24)).toBe(sample.slice(0, ROW * 24));
    await loomParts(page).undo.click();
    await expect.poll(() => readCloth(page)).toBe(sample);
  });

  test('lets the keyboard go on where it was, on a loom with the cloth of a link', async ({ visit }) => {
    const sample = MOTIFS.path.replaceAll('\n', '');
    const { page, load, thread } = await openWithoutScript(visit, routes.loom + encodeCloth(sample));
    await thread('maiz').focus();
    load();
    await expect.poll(() => readCloth(page)).toBe(sample);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => thread('grana').isChecked()).toBe(true);
  });

  test('keeps a press whose end makes React hydrate the loom', async ({ visit }) => {
    const page = await visit('about:blank');
    // React's scheduler never comes to render, so that only an event can make it.
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => undefined;
    });
    const load = await holdRequests(page, SCRIPTS);
    await page.goto(routes.loom);
    const { cell } = loomParts(page);
    const { x, y } = await centreOf(cell(START_CELL.row, 1));
    await page.mouse.move(x, y);
    await page.mouse.down();
    load();
    await untilHydrated(page);
    expect(await cell(START_CELL.row, 1).getAttribute('aria-label')).toBe(cellName(START_CELL.row, 1));
    await page.mouse.up();
    await expect.poll(() => rowOf(page, START_CELL.row)).toBe('.1'.padEnd(24, '.'));
  });
});

test('a load that fails is said, and the next touch tries again and weaves everything', async ({
  visit,
  consoleErrors,
}) => {
  const page = await visit('about:blank');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(routes.loom);
  const { cell, failed } = loomParts(page);
  expect(await failed.isVisible()).toBe(false);
  await cell(ROW, FROM).scrollIntoViewIfNeeded();
  await drag(page, cell(ROW, FROM), cell(ROW, TO));
  await failed.waitFor();
  expect(await failed.isVisible()).toBe(true);
  await page.unroute(SCRIPTS);
  await cell(ROW, TO + 1).click();
  await expect
    .poll(() => rowOf(page, ROW))
    .toBe(
      '1'
        .repeat(STITCHES + 1)
        .padStart(TO + 2, '.')
        .padEnd(24, '.'),
    );
  expect(await failed.isVisible()).toBe(false);
  expect(consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('the script of the loom is asked for after the page is loaded, without a touch', async ({ visit }) => {
  const page = await visit('about:blank');
  await page.goto(routes.loom);
  await untilHydrated(page);
  const { scripts, loaded } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      scripts: files.flatMap(({ name, startTime }) => (name.endsWith('.js') ? startTime : [])),
      loaded: navigation?.loadEventStart ?? 0,
    };
  });
  expect(scripts.length).toBeGreaterThan(0);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded);
});

/** Runs in the page before its own scripts: a browser that is never idle. */
function neverIdle() {
  window.requestIdleCallback = (run, options) =>
    options?.timeout ? Number(setTimeout(run, options.timeout, { didTimeout: true, timeRemaining: () => 0 })) : 0;
}

test('the script of the loom is asked for even while the browser is busy', async ({ visit }) => {
  const page = await visit('about:blank');
  await page.addInitScript(neverIdle);
  await page.goto(routes.loom);
  await untilHydrated(page);
});
