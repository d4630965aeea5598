import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compare, pictureOf, readPicture, type Snapshot, snapshotOf } from './e2e/snapshots/picture-diff.ts';

const WIDTH = 20;
/** A page whose rows have one shade of grey each. */
const pageOf = (...greys: number[]): Snapshot => ({
  width: WIDTH,
  height: greys.length,
  data: Buffer.from(greys.flatMap((grey) => Array<number>(WIDTH * 3).fill(grey))),
});

describe('compare', () => {
  test('tolerates slightly greyer text', () => {
    expect(compare(pageOf(200, 100, 50), pageOf(190, 112, 50))).toEqual({ height: 0, share: 0, firstPx: undefined });
  });

  test('tolerates content shifted down by one cell', () => {
    expect(compare(pageOf(200, 100, 200, 200), pageOf(200, 200, 100, 200)).share).toBe(0);
    expect(compare(pageOf(200, 100, 200, 200), pageOf(200, 200, 200, 100)).share).toBe(0.5);
  });

  test('reports cells whose colour changed', () => {
    const differing = { height: 0, share: 0.25, firstPx: 32 };
    expect(compare(pageOf(200, 200, 100, 200), pageOf(200, 200, 30, 200))).toEqual(differing);
  });

  test('reports removed and added content', () => {
    expect(compare(pageOf(200, 200, 100, 200), pageOf(200, 200, 200, 200)).share).toBe(0.25);
    expect(compare(pageOf(200, 200, 200, 200), pageOf(200, 200, 100, 200)).share).toBe(0.25);
  });

  test('reports a height difference of more than one row', () => {
    expect(compare(pageOf(9, 9, 9), pageOf(9, 9)).height).toBe(0);
    expect(compare(pageOf(9, 9, 9), pageOf(9)).height).toBe(-2);
    expect(compare(pageOf(9), pageOf(9, 9, 9)).height).toBe(2);
  });

  test('throws on different widths', () => {
    expect(() => compare(pageOf(9), { width: 1, height: 1, data: Buffer.alloc(3) })).toThrow('20 cells wide');
  });
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
