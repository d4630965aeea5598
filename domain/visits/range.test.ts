import { expect, test } from 'vitest';
import { daysUntil, listBuckets, monthsUntil } from './range.ts';

test('daysUntil() returns the days up to a day, and as many before them', () => {
  expect(daysUntil('2026-03-02', 7)).toEqual({
    unit: 'day',
    from: '2026-02-24',
    to: '2026-03-02',
    before: { from: '2026-02-17', to: '2026-02-23' },
  });
});

test('monthsUntil() returns the months up to that of a day, and as many before them', () => {
  expect(monthsUntil('2026-03-02', 12)).toEqual({
    unit: 'month',
    from: '2025-04',
    to: '2026-03',
    before: { from: '2024-04', to: '2025-03' },
  });
});

test('listBuckets() lists days and months in order', () => {
  expect(listBuckets(daysUntil('2026-03-02', 4))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(listBuckets(monthsUntil('2026-01-05', 3))).toEqual(['2025-11', '2025-12', '2026-01']);
});
