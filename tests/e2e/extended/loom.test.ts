import { describe, expect } from 'vitest';
import { loom, loomPage } from '../../../content/pages/loom.ts';
import { EMPTY_CLOTH, THREADS } from '../../../domain/loom/cloth.ts';
import { encodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import { MOTIFS } from '../../../src/art/motifs.ts';
import { test, twoFrames } from '../../browser.ts';
import { holdRequests } from '../../hold-requests.ts';
import { cellName, centreOf, drag, loomParts, readCloth, wakeLoom } from './loom-page.ts';

const { said, threads } = loom;
const sample = MOTIFS.stairs.replaceAll('\n', '');
const woven = (cloth: string) => cloth.replaceAll('.', '');

describe('with a pointer', () => {
  test('the press that loads the loom lays its stitch; a drag lays a line', async ({ visit }) => {
    const page = await visit(routes.loom);
    const { cell } = loomParts(page);
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
    await cell(1, 1).click();
    await expect.poll(() => cell(1, 1).getAttribute('aria-label')).toBe(cellName(1, 1, 'maiz'));
    await drag(page, cell(3, 2), cell(3, 9));
    await expect.poll(async () => woven(await readCloth(page))).toBe('1'.repeat(9));
  });

  test('a press whose end makes React hydrate the loom lays one stitch', async ({ visit }) => {
    const page = await visit(routes.loom);
    const { cell } = loomParts(page);
    const load = await holdRequests(page, '**/*.js');
    // Released elsewhere, so that its end is the one below.
    const { x, y } = await centreOf(cell(1, 1));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await cell(1, 1).evaluate((element) => {
      const { addEventListener } = EventTarget.prototype;
      // React listens to the island before it hydrates it, and hydrates it at once when a press ends.
      EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
        addEventListener.call(this, type, ...rest);
        if (type !== 'click' || !(this instanceof Element) || this.localName !== 'astro-island') return;
        EventTarget.prototype.addEventListener = addEventListener;
        queueMicrotask(() => {
          element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
          (element as HTMLElement).click();
        });
      };
    });
    load();
    await expect.poll(() => cell(1, 1).getAttribute('aria-label')).toBe(cellName(1, 1, 'maiz'));
    await page.evaluate(twoFrames);
    expect(await cell(1, 1).getAttribute('aria-label')).toBe(cellName(1, 1, 'maiz'));
  });

  test('a drag that began before the loom was loaded lays the rest of its line', async ({ visit }) => {
    const page = await visit(routes.loom);
    const { cell } = loomParts(page);
    const load = await holdRequests(page, '**/*.js');
    const [from, to] = [await centreOf(cell(3, 2)), await centreOf(cell(3, 9))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    load();
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await page.evaluate(twoFrames);
    await page.mouse.move(to.x, to.y, { steps: 7 });
    await page.mouse.up();
    expect(await cell(3, 9).getAttribute('aria-label')).toBe(cellName(3, 9, 'maiz'));
    expect(woven(await readCloth(page))).toBe('1'.repeat(7));
  });

  test('the first press counts wherever it is: on a bobbin or on a button', async ({ visit }) => {
    const page = await visit(routes.loom);
    const { cell, thread, mirror } = loomParts(page);
    await thread('teja').check();
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await expect
      .poll(async () => (await loomParts(page).status.textContent()) === said.thread(threads.names.teja))
      .toBe(true);
    await cell(1, 1).click();
    expect(await cell(1, 1).getAttribute('aria-label')).toBe(cellName(1, 1, 'teja'));
    const other = await visit(routes.loom);
    await loomParts(other).mirror('ends').click();
    await expect.poll(() => loomParts(other).mirror('ends').getAttribute('aria-pressed')).toBe('true');
    expect(await mirror('ends').getAttribute('aria-pressed')).toBe('false');
  });

  test('mirrors, undo, redo and clear work, and the status line describes them', async ({ visit }) => {
    const page = await visit(routes.loom);
    const { cell, mirror, undo, redo, clear, status, thread } = loomParts(page);
    await wakeLoom(page);
    await thread('grana').check();
    await mirror('sides').click();
    expect(await mirror('sides').getAttribute('aria-pressed')).toBe('true');
    await drag(page, cell(0, 0), cell(0, 3));
    expect(await readCloth(page)).toBe(EMPTY_CLOTH.replace(/^.{24}/, '2222................2222'));
    await undo.click();
    expect(await status.textContent()).toBe(said.undone(8, threads.names.grana));
    expect(await readCloth(page)).toBe(EMPTY_CLOTH);
    await redo.click();
    expect(woven(await readCloth(page))).toHaveLength(8);
    await clear.click();
    expect(await status.textContent()).toBe(said.cleared);
    expect(await readCloth(page)).toBe(EMPTY_CLOTH);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('the belt and the mountain show the cloth', async ({ visit }) => {
    const page = await visit(routes.loom + encodeCloth(sample));
    const { section, cell } = loomParts(page);
    const paths = () =>
      section
        .locator('pattern')
        .evaluateAll((patterns) =>
          patterns.map((pattern) => [...pattern.querySelectorAll('path')].map((path) => path.getAttribute('d')).join()),
        );
    await expect.poll(() => readCloth(page)).toBe(sample);
    const before = await paths();
    expect(before).toHaveLength(2);
    await cell(5, 5).click();
    await expect.poll(async () => (await paths()).map((path, index) => path === before[index])).toEqual([false, false]);
    const [belt, mountain] = await paths();
    expect(belt).toBe(mountain);
  });
});

test('the keyboard alone weaves, changes threads and undoes', async ({ visit }) => {
  const page = await visit(routes.loom);
  const { cell, thread, status, grid } = loomParts(page);
  await wakeLoom(page);
  await page.keyboard.press('ArrowRight');
  expect(await thread('grana').isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
  expect(await focused()).toBe(cellName(0, 0));
  await page.keyboard.press('Space');
  expect(await focused()).toBe(cellName(0, 0, 'grana'));
  expect(await status.textContent()).toBe(cellName(0, 0, 'grana'));
  for (const key of ['End', 'ArrowDown', '7', 'Enter']) await page.keyboard.press(key);
  expect(await focused()).toBe(cellName(1, 23, 'cal'));
  expect(await thread('cal').isChecked()).toBe(true);
  await page.keyboard.press('Control+z');
  expect(await status.textContent()).toBe(said.undone(1, threads.names.cal));
  expect(await focused()).toBe(cellName(1, 23));
  // The grid has one tab stop: the cell that was last focused.
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(cellName(1, 23));
  expect(await cell(0, 0).getAttribute('aria-label')).toBe(cellName(0, 0, 'grana'));
});

test('the link of a motif loads it into the loom and moves focus there', async ({ visit }) => {
  const page = await visit(routes.loom);
  const [first] = loomPage.motifs.items;
  const { weave } = loomPage.motifs;
  await page.getByRole('link', { name: weave.label + weave.more(first?.title ?? ''), exact: true }).click();
  await expect.poll(() => readCloth(page)).toBe(MOTIFS[first?.motif ?? 'diamond'].replaceAll('\n', ''));
  const { section, status } = loomParts(page);
  await expect.poll(() => section.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await status.textContent()).toBe(said.loaded);
});

test('a click without a pointer, as screen readers send it, lays a stitch', async ({ visit }) => {
  const page = await visit(routes.loom);
  await wakeLoom(page);
  const { cell } = loomParts(page);
  await cell(4, 4).dispatchEvent('click');
  expect(await cell(4, 4).getAttribute('aria-label')).toBe(cellName(4, 4, 'maiz'));
});

test.for(['reduce', 'no-preference'] as const)(
  'a finished row is beaten down unless motion is reduced (%s)',
  async (reducedMotion, { visit }) => {
    const page = await visit(routes.loom, { reducedMotion });
    const { cell, grid } = loomParts(page);
    await wakeLoom(page);
    const movements = grid.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let started = 0;
          element.addEventListener('animationstart', () => started++);
          const settle = () =>
            Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
          // React renders the row after the event; an animation starts in the frame after that.
          const frame = () => new Promise(requestAnimationFrame);
          element.addEventListener('pointerup', async () => {
            await frame();
            await frame();
            await settle();
            resolve(started);
          });
        }),
    );
    await drag(page, cell(2, 0), cell(2, 23));
    expect(await movements).toBe(reducedMotion === 'reduce' ? 0 : 1);
    await page.evaluate(twoFrames);
  },
);

test('all bobbins and buttons have a name, and there is one for each thread', async ({ visit }) => {
  const page = await visit(routes.loom);
  for (const name of THREADS) expect(await loomParts(page).thread(name).count()).toBe(1);
});
