import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compare, pictureOf, readPicture, type Snapshot, snapshotOf } from './e2e/snapshots.ts';

const WIDTH = 20;
/** A page of rows, each of one grey. */
const pageOf = (...greys: number[]): Snapshot => ({
  width: WIDTH,
  height: greys.length,
  data: Buffer.from(greys.flatMap((grey) => Array<number>(WIDTH * 3).fill(grey))),
});

describe('two snapshots of a page', () => {
  test('are the same when letters are a little greyer', () => {
    expect(compare(pageOf(200, 100, 50), pageOf(190, 112, 50))).toEqual({ height: 0, share: 0, firstPx: undefined });
  });

  test('are the same when a line is one cell further down', () => {
    expect(compare(pageOf(200, 100, 200, 200), pageOf(200, 200, 100, 200)).share).toBe(0);
    expect(compare(pageOf(200, 100, 200, 200), pageOf(200, 200, 200, 100)).share).toBe(0.5);
  });

  test('differ where a colour is another one', () => {
    const differing = { height: 0, share: 0.25, firstPx: 32 };
    expect(compare(pageOf(200, 200, 100, 200), pageOf(200, 200, 30, 200))).toEqual(differing);
  });

  test('differ where something is gone, or new', () => {
    expect(compare(pageOf(200, 200, 100, 200), pageOf(200, 200, 200, 200)).share).toBe(0.25);
    expect(compare(pageOf(200, 200, 200, 200), pageOf(200, 200, 100, 200)).share).toBe(0.25);
  });

  test('differ in height by more than one row', () => {
    expect(compare(pageOf(9, 9, 9), pageOf(9, 9)).height).toBe(0);
    expect(compare(pageOf(9, 9, 9), pageOf(9)).height).toBe(-2);
    expect(compare(pageOf(9), pageOf(9, 9, 9)).height).toBe(2);
  });

  test('cannot be compared at two widths', () => {
    expect(() => compare(pageOf(9), { width: 1, height: 1, data: Buffer.alloc(3) })).toThrow('20 cells wide');
  });
});

test('a snapshot has one pixel per cell, and only in whole ones', async () => {
  const shotOf = (width: number) =>
    sharp({ create: { width, height: 4, channels: 3, background: '#102030' } })
      .png()
      .toBuffer();
  const cell = [0x10, 0x20, 0x30];
  expect(await snapshotOf(await shotOf(8))).toEqual({ width: 2, height: 1, data: Buffer.from([...cell, ...cell]) });
  await expect(shotOf(9).then(snapshotOf)).rejects.toThrow('width');
});

test('a snapshot is kept without loss', async () => {
  const snapshot = pageOf(200, 13, 77);
  expect(await readPicture(await pictureOf(snapshot))).toEqual(snapshot);
});
