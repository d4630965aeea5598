import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldTable } from './field-table.ts';

test('docs/campos.md is what npm run fields writes', () => {
  expect(readFileSync('docs/campos.md', 'utf8')).toBe(fieldTable());
});
