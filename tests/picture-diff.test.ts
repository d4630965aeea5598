import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare, pictureOf, readPicture, type Snapshot, snapshotOf } from './e2e/snapshots/picture-diff.ts';

const WIDTH = 20;
/** A page whose rows have one shade of grey each. */
const pageOf = (...greys: number[]): Snapshot => ({
  width: WIDTH,
  height: greys.length,
  data: Buffer.from(greys.flatMap((grey) => Array<number>(WIDTH * 3).fill(grey))),
});

test.each([
  ['slightly greyer text', [200, 100, 50], [190, 112, 50], { height: 0, share: 0, firstPx: undefined }],
  ['content shifted down by one cell', [200, 100, 200, 200], [200, 200, 100, 200], { share: 0 }],
  ['content shifted down by two cells', [200, 100, 200, 200], [200, 200, 200, 100], { share: 0.5 }],
  ['a changed colour', [200, 200, 100, 200], [200, 200, 30, 200], { height: 0, share: 0.25, firstPx: 32 }],
  ['removed content', [200, 200, 100, 200], [200, 200, 200, 200], { share: 0.25 }],
  ['added content', [200, 200, 200, 200], [200, 200, 100, 200], { share: 0.25 }],
  ['one row less', [9, 9, 9], [9, 9], { height: 0 }],
  ['two rows less', [9, 9, 9], [9], { height: -2 }],
  ['two rows more', [9], [9, 9, 9], { height: 2 }],
])('compare() of %s', (_, before, now, difference) => {
  expect(compare(pageOf(...before), pageOf(...now))).toMatchObject(difference);
});

test('compare() throws on different widths', () => {
  expect(() => compare(pageOf(9), { width: 1, height: 1, data: Buffer.alloc(3) })).toThrow('20 cells wide');
});

test('snapshotOf has one pixel per cell and throws on partial cells', async () => {
  const shotOf = (width: number) =>
    sharp({ create: { width, height: 4, channels: 3, background: '#102030' } })
      .png()
      .toBuffer();
  const cell = [0x10, 0x20, 0x30];
  expect(await snapshotOf(await shotOf(8))).toEqual({ width: 2, height: 1, data: Buffer.from([...cell, ...cell]) });
  await expect(shotOf(9).then(snapshotOf)).rejects.toThrow('width');
});

test('a snapshot survives encoding unchanged', async () => {
  const snapshot = pageOf(200, 13, 77);
  expect(await readPicture(await pictureOf(snapshot))).toEqual(snapshot);
});
