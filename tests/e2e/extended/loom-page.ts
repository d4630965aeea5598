import type { CDPSession, Locator, Page } from 'playwright-core';
import { fill } from '../../../domain/content/fill.ts';
import { CLOTH_SIZE, EMPTY_CLOTH, THREADS, type Thread } from '../../../domain/loom/cloth.ts';
import { encodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import { nameOfCell } from '../../../src/sections/loom/loom-state.ts';
import { untilHydrated } from '../../harness/contact-form.ts';
import { loom } from '../../harness/unit/our-content.ts';

/** Locators of the loom's parts, by their accessible names. */
export function loomParts(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const section = page.getByRole('region', { name: loom.label, exact: true });
  const grid = page.getByRole('grid', { name: loom.grid.label });
  return {
    section,
    grid,
    /** A cell by row and column from 0, whatever its thread. */
    cell: (row: number, column: number) => grid.getByRole('row').nth(row).getByRole('gridcell').nth(column),
    thread: (name: Thread) =>
      page.getByRole('radio', { name: `${THREADS.indexOf(name) + 1} ${loom.threads.names[name]}`, exact: true }),
    status: section.getByRole('status'),
    undo: button(loom.work.undo),
    redo: button(loom.work.redo),
    clear: button(loom.work.clear),
    mirror: (name: 'sides' | 'ends' | 'repeat') => button(loom.symmetry[name]),
    png: button(loom.keep.png),
    link: button(loom.keep.link),
    share: button(loom.keep.share),
    hill: button(loom.hill.weave),
    failed: section.getByRole('alert').getByText(loom.failed.title),
    linkField: page.getByRole('textbox', { name: loom.keep.field }),
    scrollForward: button(loom.scroll.forward),
    scrollBack: button(loom.scroll.back),
  };
}

/** The accessible name of a cell by row and column from 0. */
export const cellName = (row: number, column: number, thread?: Thread) => nameOfCell(loom, { row, column }, thread);

/** The cloth on the loom, in the notation of `domain/loom/cloth.ts`, read from the names of its cells. */
export async function readCloth(page: Page): Promise<string> {
  const names = await loomParts(page)
    .grid.getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  const threads = Object.values(loom.threads.names);
  return names
    .map((name, index) => {
      const [row, column] = [Math.floor(index / CLOTH_SIZE.columns) + 1, (index % CLOTH_SIZE.columns) + 1];
      if (name === fill(loom.grid.cell, { row, column, thread: loom.grid.empty })) return '.';
      const thread = threads.findIndex((each) => name === fill(loom.grid.cell, { row, column, thread: each }));
      return thread < 0 ? '?' : String(thread + 1);
    })
    .join('');
}

/** Address of a loom with nothing on it. */
export const EMPTY_LOOM = routes.loom + encodeCloth(EMPTY_CLOTH);

/** Resolves once React has taken the loom over; the first thread has the focus. */
export async function wakeLoom(page: Page): Promise<void> {
  await loomParts(page).thread('maiz').focus();
  await untilHydrated(page);
}

/** The centre of a cell in the viewport. */
export async function centreOf(cell: Locator): Promise<Point> {
  const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags the mouse from one cell to another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centreOf(from), await centreOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

export type Point = { readonly x: number; readonly y: number };
const STEPS = 8;

/** Fingers that go from one place to another together. */
export async function swipe(touch: CDPSession, fingers: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id: number })[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      id,
    }));
  // One after the other, as fingers do.
  for (let count = 1; count <= fingers.length; count++) await send('touchStart', at(0).slice(0, count));
  for (let step = 1; step <= STEPS; step++) await send('touchMove', at(step / STEPS));
  await send('touchEnd', []);
}
