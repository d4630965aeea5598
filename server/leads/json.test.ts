import { expect, test } from 'vitest';
import { toJson } from './json.ts';

test('toJson writes times in ISO 8601 and escapes what a terminal or a reader would obey', () => {
  const lead = { received_at: 0, read_at: null, sum_cents: 100, name: 'ana\u202E\u009B' };
  expect(toJson([lead])).toBe(
    '[{"received_at":"1970-01-01T00:00:00.000Z","read_at":null,"sum_cents":100,"name":"ana\\u202e\\u009b"}]',
  );
});
