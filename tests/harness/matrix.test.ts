import { expect, test } from 'vitest';
import { formatMatrix } from './matrix.ts';

const passed = { state: 'passed' } as const;

test('formatMatrix formats journeys as rows, engines as columns and skip reasons below', () => {
  const rows = [
    { journey: 'the theme', cells: { A: passed, Browser: { state: 'failed' } } },
    { journey: 'a long journey', cells: { A: { state: 'skipped', note: 'cannot' }, Browser: passed } },
  ] as const;
  expect(formatMatrix(['A', 'Browser'], rows, false)).toEqual([
    '                A        Browser',
    'the theme       yes      FAILED',
    'a long journey  skipped  yes',
    'A skipped «a long journey»: cannot',
  ]);
});

test('an engine without any run is marked NOT RUN with its reason', () => {
  const rows = [{ journey: 'the theme', cells: { A: passed, B: { state: 'skipped', note: 'not here' } } }] as const;
  expect(formatMatrix(['A', 'B'], rows, false)).toEqual([
    '           A        B',
    'the theme  yes      NOT RUN',
    'B DID NOT RUN: not here',
  ]);
});

test('formatMatrix uses colours only on request', () => {
  const rows = [{ journey: 'the theme', cells: { A: passed } }];
  expect(formatMatrix(['A'], rows, true).join('')).toContain('\u001b[32myes');
  expect(formatMatrix(['A'], rows, false).join('')).not.toContain('\u001b');
});
