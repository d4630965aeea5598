import { expect, test } from 'vitest';
import { columnsPath, HEIGHT, lengthOf } from './bars.ts';

test.each([
  [0, 10, 0],
  [5, 10, 20],
  [1, 1_000, 1],
  [3, 0, 0],
  [20, 10, 40],
])('%d of %d is %d units of 40', (value, largest, expected) => {
  expect(lengthOf(value, largest, 40)).toBe(expected);
});

test('columns stand on the baseline, and empty ones are left out', () => {
  expect(columnsPath([2, 0, 1], 2)).toBe(`M0 0h2v${HEIGHT}h-2zM6 ${HEIGHT / 2}h2v${HEIGHT / 2}h-2z`);
});
