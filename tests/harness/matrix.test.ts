import { expect, test } from 'vitest';
import { drawMatrix } from './matrix.ts';

const passed = { state: 'passed' } as const;

test('journeys in lines, engines in columns, reasons beneath', () => {
  const rows = [
    { journey: 'the theme', cells: { A: passed, Browser: { state: 'failed' } } },
    { journey: 'a long journey', cells: { A: { state: 'skipped', note: 'cannot' }, Browser: passed } },
  ] as const;
  expect(drawMatrix(['A', 'Browser'], rows, false)).toEqual([
    '                A         Browser',
    'the theme       yes       FAILED',
    'a long journey  left out  yes',
    'A left out «a long journey»: cannot',
  ]);
});

test('an engine in which nothing ran says so, and why', () => {
  const rows = [{ journey: 'the theme', cells: { A: passed, B: { state: 'skipped', note: 'not here' } } }] as const;
  expect(drawMatrix(['A', 'B'], rows, false)).toEqual([
    '           A         B',
    'the theme  yes       NOT RUN',
    'B WAS NOT TRIED: not here',
  ]);
});

test('colours are for terminals', () => {
  const rows = [{ journey: 'the theme', cells: { A: passed } }];
  expect(drawMatrix(['A'], rows, true).join('')).toContain('\u001b[32myes');
  expect(drawMatrix(['A'], rows, false).join('')).not.toContain('\u001b');
});
