import { expect, test } from 'vitest';
import { compare, type Snapshot } from './e2e/snapshots/picture-diff.ts';

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
  ['a changed colour', [200, 200, 100, 200], [200, 200, 30, 200], { height: 0, share: 0.25, firstPx: 32 }],
  ['one row less', [9, 9, 9], [9, 9], { height: 0 }],
  ['two rows less', [9, 9, 9], [9], { height: -2 }],
])('compare() of %s', (_, before, now, difference) => {
  expect(compare(pageOf(...before), pageOf(...now))).toMatchObject(difference);
});
