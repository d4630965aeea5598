import { expect, test } from 'vitest';
import { addDays, addMonths, monthOf } from './day.ts';

test.each([
  ['2026-11-22', -30, '2026-10-23'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s plus %d days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  ['2026-11', -11, '2025-12'],
  ['2026-11', -23, '2024-12'],
  ['2026-11', 2, '2027-01'],
])('%s plus %d months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test('monthOf() returns the month of a day', () => {
  expect(monthOf('2026-11-22')).toBe('2026-11');
});
