import { expect } from 'vitest';
import { encodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import { MOTIFS } from '../../../src/art/motifs.ts';
import { START_CELL } from '../../../src/sections/loom/start-cloth.ts';
import { test, type Visit } from '../../browser.ts';
import { untilHydrated } from '../../harness/contact-form.ts';
import { holdRequests } from '../../hold-requests.ts';
import { cellName, loomParts, readCloth } from './loom-page.ts';

const SCRIPTS = '**/_astro/*.js';
/** Of which nothing is woven to begin with. */
const { row: ROW } = START_CELL;
const sample = MOTIFS.path.replaceAll('\n', '');

/** A page whose loom cannot load until `load` is called. */
async function openWithoutScript(visit: Visit, address: string = routes.loom) {
  const page = await visit('about:blank');
  const load = await holdRequests(page, SCRIPTS);
  await page.goto(address);
  return { page, load, ...loomParts(page) };
}

test('a bobbin chosen before the script is there is the one that weaves', async ({ visit }) => {
  const { page, load, cell, thread } = await openWithoutScript(visit);
  await thread('teja').check();
  load();
  await untilHydrated(page);
  await cell(ROW, 1).click();
  await expect.poll(() => cell(ROW, 1).getAttribute('aria-label')).toBe(cellName(ROW, 1, 'teja'));
  expect(await thread('teja').isChecked()).toBe(true);
});

test('a loom opened by a link lets the keyboard go on where it was', async ({ visit }) => {
  const { page, load, thread } = await openWithoutScript(visit, routes.loom + encodeCloth(sample));
  await thread('maiz').focus();
  load();
  await expect.poll(() => readCloth(page)).toBe(sample);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => thread('grana').isChecked()).toBe(true);
});

test('a loom opened by a link hides the cloth of the page until its own is there', async ({ visit }) => {
  const { page, load, grid } = await openWithoutScript(visit, routes.loom + encodeCloth(sample));
  const colours = () =>
    grid.locator('[data-thread]').evaluateAll((cells) => cells.map((one) => getComputedStyle(one).backgroundImage));
  expect(new Set(await colours())).not.toContain('none');
  load();
  await expect.poll(() => readCloth(page)).toBe(sample);
  expect(new Set(await colours())).toEqual(new Set(['none']));
});

test('a load that fails is said, and the next touch tries again', async ({ visit, consoleErrors }) => {
  const page = await visit('about:blank');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(routes.loom);
  const { cell, failed } = loomParts(page);
  await cell(ROW, 1).click();
  await failed.waitFor();
  await page.unroute(SCRIPTS);
  await cell(ROW, 1).click();
  await untilHydrated(page);
  expect(await failed.isVisible()).toBe(false);
  await cell(ROW, 2).click();
  await expect.poll(() => cell(ROW, 2).getAttribute('aria-label')).toBe(cellName(ROW, 2, 'maiz'));
  expect(consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
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
