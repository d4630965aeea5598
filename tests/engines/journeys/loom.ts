import sharp from 'sharp';
import { expect } from 'vitest';
import { loom } from '../../../content/pages/loom.ts';
import { EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { encodeCloth } from '../../../domain/loom/fragment.ts';
import { routes } from '../../../domain/routes.ts';
import type { Journey } from '../journey.ts';
import { labelled, type Visitor } from '../visitor.ts';

const GRID = labelled(loom.grid.label);
/** A cell by row and column from 1. */
const cell = (row: number, column: number) => `${GRID} > :nth-child(${row}) > :nth-child(${column})`;
const nameOf = (row: number, column: number, thread?: keyof typeof loom.threads.names) =>
  labelled(loom.grid.cell(row, column, thread ? loom.threads.names[thread] : loom.grid.empty));
const BOBBIN = 'input[type=radio][value=cielo]';

/** Two stitches in the third row: by pointer and by keyboard. */
const CLOTH = `${EMPTY_CLOTH.slice(0, 48)}.66${EMPTY_CLOTH.slice(51)}`;

const untilWoven = (visitor: Visitor) =>
  visitor.until(
    'the cloth on the loom',
    (...names) => names.every((name) => document.querySelector(name)),
    GRID,
    nameOf(3, 2, 'cielo'),
    nameOf(3, 3, 'cielo'),
  );

/** What the buttons download, as data URLs, in the order of the presses. */
async function downloadsOf(visitor: Visitor): Promise<readonly string[]> {
  const { tab } = visitor;
  return tab.evaluate(
    (labels) => {
      const addresses: string[] = [];
      HTMLAnchorElement.prototype.click = function keep() {
        addresses.push(this.href);
      };
      for (const label of labels) {
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
      }
      return addresses;
    },
    [loom.keep.svg, loom.keep.png],
  );
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

async function weave(visitor: Visitor): Promise<void> {
  const { tab } = visitor;
  await visitor.goTo(routes.loom);
  await visitor.click(BOBBIN);
  await visitor.until('loom hydrated', () => !!document.querySelector('astro-island:not([ssr])'));
  await visitor.until('thread chosen', (radio) => document.querySelector<HTMLInputElement>(radio)?.checked, BOBBIN);
  await visitor.click(cell(3, 2));
  await visitor.until('stitch by pointer', (name) => !!document.querySelector(name), nameOf(3, 2, 'cielo'));
  await tab.press('ArrowRight');
  await tab.press('Enter');
  await untilWoven(visitor);
  await visitor.until('address follows', (hash) => location.hash === hash, encodeCloth(CLOTH));

  await tab.evaluate(() => {
    Object.assign(window, { isOld: true });
    location.reload();
  });
  await visitor.until('reloaded', () => !('isOld' in window));
  await untilWoven(visitor);
  for (const address of await downloadsOf(visitor)) {
    expect(await isGround(address, 2, 0)).toBe(true);
    expect(await isGround(address, 2, 1)).toBe(false);
    expect(await isGround(address, 2, 2)).toBe(false);
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
  await visitor.until('empty loom', (name) => !!document.querySelector(name), nameOf(3, 2));
}

export const loomJourneys: readonly Journey[] = [
  { name: 'loom: pointer and keyboard, reload, files', run: weave },
  { name: 'loom: a link, and an altered one', run: openLinks },
];
