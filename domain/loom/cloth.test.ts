import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../tests/harness/random.ts';
import { randomCloth } from '../../tests/harness/unit/random-cloth.ts';
import {
  CLOTH_SIZE,
  compareCloths,
  EMPTY_CLOTH,
  isCloth,
  layStitches,
  lineOf,
  rowsOf,
  THREADS,
  threadAt,
} from './cloth.ts';

const cell = (row: number, column: number) => ({ row, column });

test('an empty cloth has all cells and no stitch', () => {
  expect(isCloth(EMPTY_CLOTH)).toBe(true);
  expect(rowsOf(EMPTY_CLOTH)).toEqual(Array.from({ length: CLOTH_SIZE.rows }, () => '.'.repeat(CLOTH_SIZE.columns)));
});

test.each([
  ['too short', EMPTY_CLOTH.slice(1)],
  ['too long', `${EMPTY_CLOTH}.`],
  ['an unknown thread', EMPTY_CLOTH.replace('.', '8')],
  ['a line break', EMPTY_CLOTH.replace('.', '\n')],
  ['nothing', ''],
])('%s is not a cloth', (_, text) => expect(isCloth(text)).toBe(false));

test.each(THREADS)('a stitch in %s is laid in its cell only, and can be taken out', (thread) => {
  const woven = layStitches(EMPTY_CLOTH, [cell(2, 5)], thread);
  expect(threadAt(woven, cell(2, 5))).toBe(thread);
  expect(woven.replaceAll('.', '')).toHaveLength(1);
  expect(rowsOf(woven)[2]?.indexOf(woven.replaceAll('.', ''))).toBe(5);
  expect(layStitches(woven, [cell(2, 5)], undefined)).toBe(EMPTY_CLOTH);
});

test('the rows of a cloth add up to it', () => {
  const random = seededRandom(1);
  for (const share of [0, 0.3, 1]) {
    const cloth = randomCloth(random, share);
    expect(rowsOf(cloth).join('')).toBe(cloth);
  }
});

describe('lineOf', () => {
  test.each([
    ['a point', cell(3, 3), cell(3, 3), ['3,3']],
    ['a row', cell(0, 1), cell(0, 4), ['0,1', '0,2', '0,3', '0,4']],
    ['a column, upwards', cell(2, 0), cell(0, 0), ['2,0', '1,0', '0,0']],
    ['a diagonal', cell(0, 0), cell(2, 2), ['0,0', '1,1', '2,2']],
    ['a slope', cell(0, 0), cell(1, 3), ['0,0', '0,1', '1,2', '1,3']],
  ])('%s', (_, from, to, cells) => {
    const line = lineOf(from, to).map(({ row, column }) => `${row},${column}`);
    expect([...new Set(line)]).toEqual(cells);
  });

  test('leaves no gap between random cells', () => {
    const random = seededRandom(2);
    const anywhere = () => cell(Math.floor(random() * CLOTH_SIZE.rows), Math.floor(random() * CLOTH_SIZE.columns));
    for (let count = 0; count < 200; count++) {
      const [from, to] = [anywhere(), anywhere()];
      const line = lineOf(from, to);
      expect([line[0], line.at(-1)]).toEqual([from, to]);
      for (const [index, { row, column }] of line.slice(1).entries()) {
        const before = line[index] ?? from;
        expect(Math.max(Math.abs(row - before.row), Math.abs(column - before.column))).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('compareCloths', () => {
  const one = layStitches(EMPTY_CLOTH, [cell(0, 0), cell(1, 1)], 'grana');
  test.each([
    ['no change', one, one, { count: 0 }],
    ['stitches taken out', one, EMPTY_CLOTH, { count: 2, thread: 'grana' }],
    ['stitches laid', EMPTY_CLOTH, one, { count: 2, thread: 'grana' }],
    ['stitches of two threads', layStitches(one, [cell(5, 5)], 'cal'), EMPTY_CLOTH, { count: 3 }],
    ['one thread over another', one, layStitches(one, [cell(0, 0)], 'anil'), { count: 1, thread: 'grana' }],
  ])('%s', (_, before, after, change) => expect(compareCloths(before, after)).toEqual(change));
});
