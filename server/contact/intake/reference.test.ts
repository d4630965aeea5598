import { expect, test } from 'vitest';
import { createReference } from './reference.ts';

test('createReference() uses only characters that cannot be misread', () => {
  const seen = new Set(
    Array.from({ length: 2_000 }, () => createReference('TL'))
      .join('')
      .replaceAll('TL-', ''),
  );
  expect([...seen].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
});
