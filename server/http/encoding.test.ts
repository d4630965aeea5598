import { describe, expect, test } from 'vitest';
import { chooseEncoding, compressBody, ENCODINGS, type Encoding } from './encoding.ts';

describe('chooseEncoding', () => {
  test.each<[string | undefined, Encoding]>([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=1.0', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.000, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0', 'identity'],
    [';;;,,,q=', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('chooses for the header %j: %s', (header, expected) => {
    expect(chooseEncoding(header, ENCODINGS)).toBe(expected);
  });

  test('never chooses an unavailable encoding', () => {
    expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip');
  });
});

test.each([
  [undefined, ['identity', 'br', 'gzip']],
  [['br'], ['identity', 'br']],
  [['gzip'], ['identity', 'gzip']],
  [['identity'], ['identity']],
] as const)('compressBody compresses with %s only', async (encodings, expected) => {
  const bodies = await compressBody(Buffer.from('lana '.repeat(50)), 5, encodings);
  expect(Object.keys(bodies).toSorted()).toEqual([...expected].toSorted());
});
