import { expect, test } from 'vitest';
import { formatDate, machineDate, momentOf } from './calendar-date.ts';

test.each([
  ['2026-11-21', '11/21/2026', '2026-11-21'],
  ['2025-01-02T23:59:59Z', '01/02/2025', '2025-01-02'],
  ['enero de 2025', 'enero de 2025', undefined],
  ['', '', undefined],
])('formatDate(%j) is %j, and machineDate() is %j', (text, shown, machine) => {
  expect(formatDate(text)).toBe(shown);
  expect(machineDate(text)).toBe(machine);
});

test('momentOf() a date is the beginning of its day in Ecuador; a time is that time', () => {
  expect(momentOf('2026-11-21').toISOString()).toBe('2026-11-21T05:00:00.000Z');
  expect(momentOf('2025-01-02T23:59:59Z').toISOString()).toBe('2025-01-02T23:59:59.000Z');
});
