import { expect, test } from 'vitest';
import {
  dayCountInEcuador,
  dayInEcuador,
  formatAge,
  formatDate,
  formatDay,
  formatMoment,
  readMoment,
} from './moment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** 6:58 in the morning where the agency works. */
const MORNING = Date.UTC(2026, 10, 24, 11, 58);

test('a moment is written in words, and its day and its hour stay on one line', () => {
  expect(formatMoment(MORNING)).toBe('24\u00A0de\u00A0noviembre de 2026 a las 6:58\u00A0a.\u00A0m.');
  expect(formatMoment(MORNING + 12 * HOUR)).toContain('a las 6:58\u00A0p.\u00A0m.');
  expect(formatDate(MORNING)).toBe('24\u00A0de\u00A0noviembre de 2026');
  expect(formatDay(MORNING)).toBe('24\u00A0de\u00A0noviembre');
});

test.each([
  ['2026-11-24T06:58', MORNING],
  ['2026-11-24T06:58:00', MORNING],
  ['2026-13-24T06:58', undefined],
  ['mañana', undefined],
  ['', undefined],
])('the field «%s» means %s', (sent, at) => {
  expect(readMoment(sent)).toBe(at);
});

test('a day begins at midnight where the agency works', () => {
  const midnight = Date.UTC(2026, 10, 24, 5);
  expect([formatDay(midnight - 1), formatDay(midnight)].map((text) => text.slice(0, 2))).toEqual(['23', '24']);
  expect(dayCountInEcuador(midnight) - dayCountInEcuador(midnight - 1)).toBe(1);
  expect(dayCountInEcuador(midnight + 24 * HOUR - 1)).toBe(dayCountInEcuador(midnight));
});

test.each([
  [-HOUR, 'hace 1 min'],
  [0, 'hace 1 min'],
  [HOUR - 1, 'hace 59 min'],
  [HOUR, 'hace 1 h'],
  [DAY - 1, 'hace 23 h'],
  [DAY, 'hace 1 día'],
  [7 * DAY - 1, 'hace 6 días'],
  [7 * DAY, '17 de noviembre'],
  [365 * DAY, '24 de noviembre de 2025'],
])('what is %d ms old is «%s»', (age, text) => {
  expect(formatAge(MORNING - age, MORNING).replaceAll('\u00A0', ' ')).toBe(text);
});

test.each([
  ['2026-11-22T04:59:59.999Z', '2026-11-21'],
  ['2026-11-22T05:00:00.000Z', '2026-11-22'],
  ['2027-01-01T04:59:59.999Z', '2026-12-31'],
])('%s is on %s in Ecuador', (time, day) => {
  expect(dayInEcuador(Date.parse(time))).toBe(day);
});
