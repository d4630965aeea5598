import { describe, expect } from 'vitest';
import { fill } from '../../../domain/content/fill.ts';
import { EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { decodeCloth, encodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import { MOTIFS } from '../../../src/art/motifs.ts';
import { describeStitches } from '../../../src/sections/loom/loom-state.ts';
import { test } from '../../browser.ts';
import { loom, loomPage } from '../../harness/unit/our-content.ts';
import { drag, EMPTY_LOOM, loomParts, readCloth, wakeLoom } from './loom-page.ts';

const { said } = loom;
const sample = MOTIFS.stairs.replaceAll('\n', '');

describe('with a pointer', () => {
  test('mirrors, undo, redo and clear work, and the status line describes them', async ({ visit }) => {
    const page = await visit(EMPTY_LOOM);
    const { section, cell, mirror, undo, redo, clear, status, thread } = loomParts(page);
    await wakeLoom(page);
    await thread('grana').check();
    await mirror('sides').click();
    expect(await mirror('sides').getAttribute('aria-pressed')).toBe('true');
    await drag(page, cell(0, 0), cell(0, 3));
    expect(await readCloth(page)).toBe(EMPTY_CLOTH.replace(/^.{24}/, '2222................2222'));
    await undo.click();
    expect(await status.textContent()).toBe(describeStitches(loom, 'undo', 8, 'grana'));
    expect(await readCloth(page)).toBe(EMPTY_CLOTH);
    await redo.click();
    await clear.click();
    expect(await status.textContent()).toBe(said.cleared);
    expect(await readCloth(page)).toBe(EMPTY_CLOTH);
    expect(decodeCloth(new URL(page.url()).hash)).toEqual({ kind: 'cloth', cloth: EMPTY_CLOTH });
    // The instruction stays.
    expect(await section.getByText(loom.hint.pointer).isVisible()).toBe(true);
  });

  test('the belt shows the cloth, and the mountain does when asked to', async ({ visit }) => {
    const page = await visit(routes.loom + encodeCloth(sample));
    const { section, cell, hill, status, clear } = loomParts(page);
    const paths = () =>
      section
        .locator('pattern')
        .evaluateAll((patterns) =>
          patterns.map((pattern) => [...pattern.querySelectorAll('path')].map((path) => path.getAttribute('d')).join()),
        );
    await expect.poll(() => readCloth(page)).toBe(sample);
    const before = await paths();
    expect(before).toHaveLength(1);
    await cell(5, 5).click();
    await hill.click();
    expect(await status.textContent()).toBe(said.onHill);
    await expect.poll(paths).toHaveLength(2);
    const [belt, mountain] = await paths();
    expect(belt).not.toBe(before[0]);
    expect(mountain).toBe(belt);
    await clear.click();
    await expect.poll(async () => (await paths()).map((path) => path === mountain)).toEqual([false, true]);
    await hill.click();
    await expect.poll(paths).toHaveLength(1);
  });

  test('a half-woven cloth is there to begin with; clear empties it, undo brings it back', async ({ visit }) => {
    const page = await visit(routes.loom);
    const { clear, undo, mirror } = loomParts(page);
    await wakeLoom(page);
    const start = await readCloth(page);
    expect([...start].filter((code) => code === '.')).toHaveLength(EMPTY_CLOTH.length / 2);
    await clear.click();
    expect(await readCloth(page)).toBe(EMPTY_CLOTH);
    await page.reload();
    await expect.poll(() => readCloth(page)).toBe(EMPTY_CLOTH);
    await page.goto(routes.home);
    await page.goto(routes.loom);
    await wakeLoom(page);
    await mirror('ends').click();
    expect(await readCloth(page)).toBe(MOTIFS.diamond.replaceAll('\n', ''));
    await undo.click();
    expect(await readCloth(page)).toBe(start);
    expect(new URL(page.url()).hash).toBe('');
  });
});

test('the link of a motif loads it into the loom and moves focus there', async ({ visit }) => {
  const page = await visit(routes.loom);
  const [first] = loomPage.motifs.items;
  const { weave } = loomPage.motifs;
  await page
    .getByRole('link', { name: weave.label + fill(weave.more, { motif: first?.title ?? '' }), exact: true })
    .click();
  await expect.poll(() => readCloth(page)).toBe(MOTIFS[first?.motif ?? 'diamond'].replaceAll('\n', ''));
  const { section, status } = loomParts(page);
  await expect.poll(() => section.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await status.textContent()).toBe(said.loaded);
});

test('Tab leads back to the cell that had the focus last', async ({ visit }) => {
  const page = await visit(EMPTY_LOOM);
  const { cell } = loomParts(page);
  await wakeLoom(page);
  await cell(0, 0).focus();
  for (const key of ['ArrowRight', 'Shift+Tab', 'Tab']) await page.keyboard.press(key);
  expect(await cell(0, 1).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the ground of the head goes on to the edge of a very wide window', async ({ visit }) => {
  const page = await visit(routes.loom);
  await page.setViewportSize({ width: 3840, height: 1080 });
  const { x } = (await page.locator('main svg[viewBox="0 0 140 80"] > path').last().boundingBox()) ?? { x: 1 };
  expect(x).toBeLessThanOrEqual(0);
});
