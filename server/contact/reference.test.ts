import { expect, test } from 'vitest';
import { createReference } from './reference.ts';

test('createReference uses only unambiguous characters', () => {
  const seen = new Set(
    Array.from({ length: 2_000 }, () => createReference('IL'))
      .join('')
      .replaceAll('IL-', ''),
  );
  expect([...seen].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
});
