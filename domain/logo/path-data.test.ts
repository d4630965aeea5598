import { expect, test } from 'vitest';
import { isPathData } from './path-data.ts';

test.each([
  '',
  'M0 0h3v1h2z',
  'm.5.5-1-1',
  'M 1,2 L 3,4 5,6 Z',
  'M1e2-3E-1',
  'M10 80C40 10,65 10,95 80S150 150,180 80',
  'M0 0a1 1 0 01.5.5a25,25 -30 0,1 50,-25',
  '\n  M1 1\n  Z \n',
])('«%s» is a path', (path) => {
  expect(isPathData(path)).toBe(true);
});

test.each([
  'Hola M50 50',
  'L1 1',
  'M1',
  'M1 2 3',
  'M1 1X2',
  'M1 1z5',
  'M0 0a1 1 0 2 1 5 5',
  'M0 0h',
  'M1 1url(#a)',
  '5 5',
])('«%s» is not a path', (path) => {
  expect(isPathData(path)).toBe(false);
});

test('a long wrong path is refused at once', () => {
  const start = performance.now();
  expect(isPathData(`M${'1'.repeat(30_000)}`)).toBe(false);
  expect(isPathData(`M0 0${' '.repeat(30_000)}?`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(500);
});
