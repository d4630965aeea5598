import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../tests/harness/random.ts';
import { randomCloth } from '../../tests/harness/unit/random-cloth.ts';
import { CLOTH_SIZE, EMPTY_CLOTH, layStitches, rowsOf, threadAt } from './cloth.ts';
import { completeCloth, imagesOf, NO_SYMMETRY, type Symmetry } from './symmetry.ts';

const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (bits): Symmetry => ({ sides: !!(bits & 1), ends: !!(bits & 2), repeat: !!(bits & 4) }),
);
const corner = { row: 0, column: 1 };
const imagesIn = (symmetry: Partial<Symmetry>) =>
  imagesOf(corner, { ...NO_SYMMETRY, ...symmetry })
    .map(({ row, column }) => `${row},${column}`)
    .sort();

test.each([
  ['none', {}, ['0,1']],
  ['sides', { sides: true }, ['0,1', '0,22']],
  ['ends', { ends: true }, ['0,1', '15,1']],
  ['both', { sides: true, ends: true }, ['0,1', '0,22', '15,1', '15,22']],
  ['repeat', { repeat: true }, ['0,1', '0,17', '0,9']],
  ['sides in each repeat', { sides: true, repeat: true }, ['0,1', '0,14', '0,17', '0,22', '0,6', '0,9']],
])('images of a cell with %s', (_, symmetry, images) => expect(imagesIn(symmetry)).toEqual(images));

describe.each(SYMMETRIES)('%j', (symmetry) => {
  test('all images of a cell have the same images, and lie on the cloth', () => {
    for (let index = 0; index < EMPTY_CLOTH.length; index += 7) {
      const cell = { row: Math.floor(index / CLOTH_SIZE.columns), column: index % CLOTH_SIZE.columns };
      const images = imagesOf(cell, symmetry);
      const all = layStitches(EMPTY_CLOTH, images, 'maiz');
      expect(all).toHaveLength(EMPTY_CLOTH.length);
      for (const image of images) expect(layStitches(EMPTY_CLOTH, imagesOf(image, symmetry), 'maiz')).toBe(all);
    }
  });

  test('completing keeps every stitch, leaves nothing missing and changes nothing the second time', () => {
    const random = seededRandom(3);
    const cloth = randomCloth(random, 0.1);
    const whole = completeCloth(cloth, symmetry);
    expect(completeCloth(whole, symmetry)).toBe(whole);
    for (const [index, code] of [...cloth].entries()) {
      if (code === '.') continue;
      expect(whole[index]).toBe(code);
      const cell = { row: Math.floor(index / CLOTH_SIZE.columns), column: index % CLOTH_SIZE.columns };
      for (const image of imagesOf(cell, symmetry)) expect(threadAt(whole, image)).toBeDefined();
    }
  });
});

test('half a figure becomes a whole one', () => {
  const half = layStitches(
    EMPTY_CLOTH,
    [
      { row: 4, column: 10 },
      { row: 5, column: 11 },
    ],
    'cielo',
  );
  const rows = rowsOf(completeCloth(half, { ...NO_SYMMETRY, sides: true }));
  expect(rows[4]).toBe(`${'.'.repeat(10)}6..6${'.'.repeat(10)}`);
  expect(rows[5]).toBe(`${'.'.repeat(11)}66${'.'.repeat(11)}`);
});
