import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../tests/harness/random.ts';
import { randomCloth } from '../../tests/harness/unit/random-cloth.ts';
import { EMPTY_CLOTH, layStitches } from './cloth.ts';
import { decodeCloth, encodeCloth, FRAGMENT_PREFIX } from './fragment.ts';

const MAX_LETTERS = 210;
const random = seededRandom(22);
const cloths = [0, 0.01, 0.2, 0.5, 0.9, 1].flatMap((share) =>
  Array.from({ length: 40 }, () => randomCloth(random, share)),
);

describe.each([
  ['empty', [EMPTY_CLOTH]],
  ['one stitch', [layStitches(EMPTY_CLOTH, [{ row: 0, column: 0 }], 'cal')]],
  ['the last stitch', [layStitches(EMPTY_CLOTH, [{ row: 15, column: 23 }], 'maiz')]],
  ['random cloths', cloths],
])('%s', (_, all) => {
  test('is read as it was written', () => {
    for (const cloth of all) expect(decodeCloth(encodeCloth(cloth))).toEqual({ kind: 'cloth', cloth });
  });

  test(`takes at most ${MAX_LETTERS} characters, which no URL escapes`, () => {
    for (const cloth of all) {
      const fragment = encodeCloth(cloth);
      expect(fragment.length).toBeLessThanOrEqual(MAX_LETTERS);
      expect(new URL(`https://example.com/${fragment}`).hash).toBe(fragment);
      // Chats leave punctuation at the end out of a link.
      expect(fragment).toMatch(/[a-z0-9]$/);
    }
  });
});

describe('a link that was changed', () => {
  const fragment = encodeCloth(cloths[60] ?? '');
  const ours = (index: number) => index >= FRAGMENT_PREFIX.length;

  test('is detected for each character replaced, left out or repeated', () => {
    for (const [index, character] of [...fragment].entries()) {
      if (!ours(index)) continue;
      const [before, after] = [fragment.slice(0, index), fragment.slice(index + 1)];
      const other = character === 'A' ? 'B' : 'A';
      const wrong = [`${before}${other}${after}`, `${before}${after}`, `${before}${character}${character}${after}`];
      for (const text of wrong) {
        if (text !== fragment) expect(decodeCloth(text), text).toEqual({ kind: 'altered' });
      }
    }
  });

  test('is detected wherever it was cut', () => {
    for (let end = FRAGMENT_PREFIX.length; end < fragment.length; end++) {
      expect(decodeCloth(fragment.slice(0, end))).toEqual({ kind: 'altered' });
    }
  });

  test.each([
    FRAGMENT_PREFIX,
    `${FRAGMENT_PREFIX}1`,
    `${FRAGMENT_PREFIX}1..`,
    `${FRAGMENT_PREFIX}9.AA.0000000`,
    `${FRAGMENT_PREFIX}1.${'A'.repeat(10_000)}.0000000`,
    `${FRAGMENT_PREFIX}%E0%A4%A`,
    `${FRAGMENT_PREFIX}1.<b>.\u{1f9f6}`,
  ])('%s', (text) => expect(decodeCloth(text)).toEqual({ kind: 'altered' }));
});

test.each(['', '#', '#contenido', '#FAJA1.A.x'])('%j is not a link to a cloth', (text) => {
  expect(decodeCloth(text)).toBeUndefined();
});
