import { expect, test } from 'vitest';
import { columnsFor, columnsPath, HEIGHT, lengthOf, widthOf } from './bars.ts';

test.each([
  [0, 10, 0],
  [10, 10, 40],
  [5, 10, 20],
  [1, 1_000, 1],
  [3, 0, 0],
  [20, 10, 40],
])('%d of %d is %d units of 40', (value, largest, expected) => {
  expect(lengthOf(value, largest, 40)).toBe(expected);
});

test('columns stand on the baseline, and empty ones are left out', () => {
  const columns = { bar: 4, step: 6 };
  expect(columnsPath([2, 0, 1], 2, columns)).toBe(`M0 0h4v${HEIGHT}h-4zM12 ${HEIGHT / 2}h4v${HEIGHT / 2}h-4z`);
  expect(widthOf(3, columns)).toBe(16);
});

test('charts of days and of months have about the same shape', () => {
  const [days, months] = [30, 12].map((count) => widthOf(count, columnsFor(count)));
  expect(Math.abs((days ?? 0) - (months ?? 0))).toBeLessThan(5);
});
