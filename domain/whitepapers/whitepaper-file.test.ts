import { expect, test } from 'vitest';
import { isPublished } from './whitepaper-file.ts';

test.each([
  ['a file of today', false, '2026-11-22', true],
  ['a file of tomorrow', false, '2026-11-23', false],
  ['a draft', true, '2026-11-01', false],
])('isPublished() of %s (draft: %s, date: %s) is %s', (_, draft, date, expected) => {
  expect(isPublished({ draft, date }, '2026-11-22')).toBe(expected);
});
