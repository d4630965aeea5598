import sharp from 'sharp';
import { expect } from 'vitest';
import { CLOTH_SIZE, THREADS, type Thread } from '../../../domain/loom/cloth.ts';
import { encodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import { nameOfCell } from '../../../src/sections/loom/loom-state.ts';
import { START_CELL, START_CLOTH } from '../../../src/sections/loom/start-cloth.ts';
import { loom } from '../../harness/unit/our-content.ts';
import type { Journey } from '../journey.ts';
import { labelled, type Visitor } from '../visitor.ts';

const GRID = labelled(loom.grid.label);
/** A cell by row and column from 1. */
const cell = (row: number, column: number) => `${GRID} > :nth-child(${row}) > :nth-child(${column})`;
const nameOf = (row: number, column: number, thread?: Thread) =>
  labelled(nameOfCell(loom, { row: row - 1, column: column - 1 }, thread));
const bobbin = (thread: Thread) => `input[type=radio][value=${thread}]`;
/** The most presses of Tab from the top of the page to the last button of the loom. */
const MAX_TABS = 60;

/** The row that Tab leads to, from 1. */
const ROW = START_CELL.row + 1;
/** The half-woven cloth to begin with, with two stitches of the second thread in this row. */
const CLOTH = `${START_CLOTH.slice(0, START_CELL.row * CLOTH_SIZE.columns)}22`.padEnd(START_CLOTH.length, '.');
const THREAD = THREADS[1];

const untilThere = (visitor: Visitor, selector: string) =>
  visitor.until(selector, (wanted) => !!document.querySelector(wanted), selector);

async function untilWoven(visitor: Visitor): Promise<void> {
  await untilThere(visitor, nameOf(ROW, 1, THREAD));
  await untilThere(visitor, nameOf(ROW, 2, THREAD));
}

/** Presses Tab until an element, with this text if one is given, has focus. Throws when none gets it. */
async function tabTo({ tab }: Visitor, selector: string, text?: string): Promise<void> {
  const isFocused = (wanted: string, words?: string) => {
    const focused = document.activeElement;
    return !!focused?.matches(wanted) && (!words || focused.textContent === words);
  };
  for (let presses = 0; presses < MAX_TABS; presses++) {
    await tab.press('Tab');
    if (await tab.evaluate(isFocused, selector, text)) return;
  }
  throw new Error(`Tab does not lead to ${selector} ${text}`);
}

/** Presses the buttons that download, by keyboard; returns data URLs. */
async function download(visitor: Visitor): Promise<readonly string[]> {
  const { tab } = visitor;
  await tab.evaluate(() => {
    const downloads: string[] = [];
    HTMLAnchorElement.prototype.click = function keep() {
      downloads.push(this.href);
    };
    Object.assign(window, { downloads });
  });
  for (const label of [loom.keep.png, loom.keep.svg]) {
    await tabTo(visitor, 'button', label);
    await tab.press('Enter');
  }
  await visitor.until('two downloads', () => Reflect.get(window, 'downloads').length === 2);
  return tab.evaluate(() => Reflect.get(window, 'downloads') as string[]);
}

/** Whether the centre of a cell, by row and column from 0, has the colour of the ground. */
async function isGround(address: string, row: number, column: number): Promise<boolean> {
  const [, type, text = ''] = /^data:image\/(?:png;(base64)|svg\+xml),(.*)$/s.exec(address) ?? [];
  const file = type ? Buffer.from(text, 'base64') : Buffer.from(decodeURIComponent(text));
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([960, 640]);
  const colourAt = (y: number, x: number) => {
    const at = ((y * 40 + 20) * info.width + x * 40 + 20) * info.channels;
    return data.subarray(at, at + 3).toString('hex');
  };
  return colourAt(row, column) === colourAt(15, 23);
}

async function weaveByPointer(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.loom);
  await visitor.click(bobbin('cielo'));
  await untilThere(visitor, 'astro-island:not([ssr])');
  await untilThere(visitor, `${bobbin('cielo')}:checked`);
  await visitor.click(cell(3, 2));
  await untilThere(visitor, nameOf(3, 2, 'cielo'));
}

async function weaveByKeyboard(visitor: Visitor): Promise<void> {
  const { tab } = visitor;
  await visitor.goTo(routes.loom);
  await tabTo(visitor, 'input[type=radio]');
  await untilThere(visitor, 'astro-island:not([ssr])');
  await tab.press('ArrowRight');
  await untilThere(visitor, `${bobbin(THREAD)}:checked`);
  await tabTo(visitor, cell(ROW, 1));
  for (const key of ['Enter', 'ArrowRight', 'Enter'] as const) await tab.press(key);
  await untilWoven(visitor);
  await visitor.until('address follows', (hash) => location.hash === hash, encodeCloth(CLOTH));

  await tab.evaluate(() => {
    Object.assign(window, { isOld: true });
    location.reload();
  });
  await visitor.until('reloaded', () => !('isOld' in window));
  await untilWoven(visitor);
  for (const file of await download(visitor)) {
    expect(await isGround(file, START_CELL.row, 0)).toBe(false);
    expect(await isGround(file, START_CELL.row, 1)).toBe(false);
    expect(await isGround(file, START_CELL.row, 2)).toBe(true);
  }
}

async function openLinks(visitor: Visitor): Promise<void> {
  const { tab } = visitor;
  await visitor.goTo(routes.home);
  const follow = (address: string) => tab.evaluate((href) => location.assign(href), address);
  await follow(routes.loom + encodeCloth(CLOTH));
  await visitor.arriveAt(routes.loom);
  await untilWoven(visitor);
  await follow(`${encodeCloth(CLOTH)}x`);
  await visitor.until(
    'notice',
    (title) => document.querySelector('[role=status]')?.textContent?.includes(title),
    loom.altered.title,
  );
  await untilThere(visitor, nameOf(ROW, 1));
}

export const loomJourneys: readonly Journey[] = [
  { name: 'loom: by pointer', run: weaveByPointer },
  { name: 'loom: by keyboard only, reload, files', run: weaveByKeyboard },
  { name: 'loom: a link, and an altered one', run: openLinks },
];
