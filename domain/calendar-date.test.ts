import { expect, test } from 'vitest';
import { formatDate, machineDate } from './calendar-date.ts';

test.each([
  ['2026-11-21', '11/21/2026', '2026-11-21'],
  ['2025-01-02T23:59:59Z', '01/02/2025', '2025-01-02'],
  ['enero de 2025', 'enero de 2025', undefined],
  ['', '', undefined],
])('%j is formatted as %j', (text, shown, machine) => {
  expect(formatDate(text)).toBe(shown);
  expect(machineDate(text)).toBe(machine);
});
