import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** Side of the square of a page that is one pixel of its snapshot. */
const CELL_PX = 16;
/** Pages are drawn at a quarter of their size: fast, and letters are grey enough to look alike on every machine. */
const SCALE = 1 / 4;
/** How far a colour may be off, in any of red, green and blue, before a cell counts as changed. */
const COLOUR_TOLERANCE = 20;
/** Lines break elsewhere when a font is a hair wider: one cell of height is forgiven. */
const HEIGHT_TOLERANCE = 1;

/** A page as one pixel per cell, in RGB. */
export type Snapshot = { readonly width: number; readonly height: number; readonly data: Buffer };
export type Difference = {
  /** In cells; 0 when the heights are as good as equal. */
  readonly height: number;
  /** Part of the cells whose colour changed, from 0 to 1. */
  readonly share: number;
  /** Where the first of them is, in pixels from the top of the page. */
  readonly firstPx: number | undefined;
};

/** What whole cells take of a length: an edge within a pixel of the shot would be drawn now so, now otherwise. */
const wholeCellsPx = (lengthPx: number) => Math.floor(lengthPx / CELL_PX) * CELL_PX;

/** All whole cells of a part of a page, however long it is, as PNG at a quarter of its size. */
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

/** A screenshot of whole cells, reduced until letters are grey. Throws where one is not whole. */
export async function snapshotOf(shot: Buffer): Promise<Snapshot> {
  const { width, height } = await sharp(shot).metadata();
  const perCell = CELL_PX * SCALE;
  const resized = sharp(shot)
    .removeAlpha()
    .resize(width / perCell, height / perCell, { kernel: 'linear' });
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A snapshot as a picture without loss, to be kept. */
export const pictureOf = ({ data, width, height }: Snapshot): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** The snapshot in a kept picture. */
export async function readPicture(picture: Buffer): Promise<Snapshot> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Whether a part of a cell's colour is found in another snapshot, there or beside it: letters may be a cell further on. */
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

/** How two snapshots of one page differ; rows that only one of them has are left to the height. */
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
