import { expect, test } from 'vitest';
import { formatHours } from './opening-hours.ts';

test.each([
  ['08:00', '23:00', '8 a.m. – 11 p.m.'],
  ['00:00', '12:00', '12 a.m. – 12 p.m.'],
  ['09:30', '18:05', '9:30 a.m. – 6:05 p.m.'],
])('from %s to %s is «%s»', (opens, closes, expected) => {
  expect(formatHours({ opens, closes })).toBe(expected);
});
