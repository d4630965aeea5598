import { expect, test } from 'vitest';
import { formatSpan, parseDay, parseDays } from './days.ts';

const DAY_MS = 24 * 60 * 60_000;

test.each([
  ['2026-11-21', Date.UTC(2026, 10, 21, 5)],
  ['2024-02-29', Date.UTC(2024, 1, 29, 5)],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-1-2', undefined],
  ['2026-11-21T00:00', undefined],
])('parseDay(%j) is %s, midnight in Ecuador', (text, start) => {
  expect(parseDay(text)).toBe(start);
});

test.each([
  ['730d', 730 * DAY_MS],
  ['1d', DAY_MS],
  ['0d', undefined],
  ['730', undefined],
  ['999999d', undefined],
])('parseDays(%j) is %s', (text, ms) => {
  expect(parseDays(text)).toBe(ms);
});

test.each([
  [5_000, '5 segundos'],
  [60_000, '1 minuto'],
  [3 * 60 * 60_000 + 1, '3 horas'],
  [2 * DAY_MS, '2 días'],
])('formatSpan(%i) is %j', (ms, text) => {
  expect(formatSpan(ms)).toBe(text);
});
