import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** Each pixel of a snapshot is a square cell of the page with this side. */
const CELL_PX = 16;
/** Screenshots are scaled to a quarter: that is fast, and text blurs to the same grey on every machine. */
const SCALE = 1 / 4;
/** Tolerance per colour channel before a cell counts as changed. */
const COLOUR_TOLERANCE = 20;
/** Tolerance in cells: slightly wider fonts may wrap lines differently. */
const HEIGHT_TOLERANCE = 1;

/** A page as one pixel per cell, in RGB. */
export type Snapshot = { readonly width: number; readonly height: number; readonly data: Buffer };
export type Difference = {
  /** Height difference in cells; 0 within the tolerance. */
  readonly height: number;
  /** Share of changed cells, from 0 to 1. */
  readonly share: number;
  /** Position of the first changed cell, in pixels from the top. */
  readonly firstPx: number | undefined;
};

/** Rounds a length down to whole cells: partial cells would render inconsistently. */
const wholeCellsPx = (lengthPx: number) => Math.floor(lengthPx / CELL_PX) * CELL_PX;

/** A PNG screenshot of all whole cells of an element, at a quarter of its size. */
export async function shoot(part: Locator): Promise<Buffer> {
  const page = part.page();
  const browser = await page.context().newCDPSession(page);
  const { x, y, width, height } = await part.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width: element.clientWidth, height: element.scrollHeight };
  });
  const clip = { x, y, width: wholeCellsPx(width), height: wholeCellsPx(height), scale: SCALE };
  const options = { clip, captureBeyondViewport: true, optimizeForSpeed: true } as const;
  const { data } = await browser.send('Page.captureScreenshot', options);
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/** Reduces a screenshot to one pixel per cell. Throws on partial cells. */
export async function snapshotOf(shot: Buffer): Promise<Snapshot> {
  const { width, height } = await sharp(shot).metadata();
  const perCell = CELL_PX * SCALE;
  const resized = sharp(shot)
    .removeAlpha()
    .resize(width / perCell, height / perCell, { kernel: 'linear' });
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Encodes a snapshot as lossless WebP. */
export const pictureOf = ({ data, width, height }: Snapshot): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** Decodes a snapshot. */
export async function readPicture(picture: Buffer): Promise<Snapshot> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Whether a colour channel's value occurs in the same cell of another snapshot or next to it: text may shift by a cell. */
function isFoundIn(snapshot: Snapshot, row: number, column: number, part: number, value: number): boolean {
  let [least, most] = [255, 0];
  for (let y = Math.max(0, row - 1); y <= Math.min(snapshot.height - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(snapshot.width - 1, column + 1); x += 1) {
      const other = snapshot.data[(y * snapshot.width + x) * 3 + part] ?? 0;
      least = Math.min(least, other);
      most = Math.max(most, other);
    }
  }
  return value >= least - COLOUR_TOLERANCE && value <= most + COLOUR_TOLERANCE;
}

/** Compares two snapshots of a page. Rows that only one has count only as a height difference. */
export function compare(before: Snapshot, now: Snapshot): Difference {
  const { width } = now;
  if (before.width !== width) throw new Error(`${before.width} cells wide before, ${width} now`);
  const cells = width * Math.min(before.height, now.height);
  const isOff = (cell: number) =>
    [0, 1, 2].some((part) => {
      const place = [Math.floor(cell / width), cell % width, part] as const;
      const at = cell * 3 + part;
      return !isFoundIn(before, ...place, now.data[at] ?? 0) || !isFoundIn(now, ...place, before.data[at] ?? 0);
    });
  const changed = Array.from({ length: cells }, (_, cell) => cell).filter(isOff);
  const [first] = changed;
  const taller = now.height - before.height;
  return {
    height: Math.abs(taller) <= HEIGHT_TOLERANCE ? 0 : taller,
    share: changed.length / cells,
    firstPx: first === undefined ? undefined : Math.floor(first / width) * CELL_PX,
  };
}
