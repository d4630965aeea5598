import { expect, test } from 'vitest';
import { formatMoney } from '../price.ts';
import { formatCount, formatSize } from './amounts.ts';

test('counts and sizes have the marks of amounts of money', () => {
  expect(formatMoney(12_500.25)).toContain(formatCount(12_500));
  expect([999, 1332, 12_500].map(formatCount)).toEqual(['999', '1,332', '12,500']);
  expect([0, 1.25e6, 71.54e9].map(formatSize)).toEqual(['0 B', '1.25 MB', '71.5 GB']);
});
