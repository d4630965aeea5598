import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../tests/harness/random.ts';
import { frame, paint } from '../../tests/harness/unit/paint-path.ts';
import { BELTS } from './belts.ts';
import { GOODS } from './goods.ts';
import { ICONS } from './icons.ts';
import { bitmap, blob, disc, sizeOf } from './motif.ts';

/** Matches a path of outlines that begin to the right and end to the left or right, before the last side upward. */
const PATH = /^(?:M\d+ \d+h\d+(?:v-?\d+h-?\d+)+z)*$/;

/** The cells that the path of `bitmap` covers, as a drawing with a margin of one cell. */
function redraw(drawing: string): string {
  const path = bitmap(drawing);
  expect(path).toMatch(PATH);
  return paint(path, sizeOf(drawing));
}

/** A drawing whose filled cells are the set bits of a number; bit 0 is the top left cell. */
function drawingOf(cells: number, width: number, height: number): string {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => ((cells >> (y * width + x)) & 1 ? '#' : '.')).join(''),
  );
  return rows.join('\n');
}

describe('bitmap', () => {
  test.each([
    ['nothing', '', ''],
    ['empty cells', '...\n...', ''],
    ['a single cell', '#', 'M0 0h1v1h-1z'],
    ['a row', '..###', 'M2 0h3v1h-3z'],
    ['a step', '#.\n##', 'M0 0h1v1h1v1h-2z'],
    ['two cells apart', '#.#', 'M0 0h1v1h-1zM2 0h1v1h-1z'],
    ['two cells that touch at a corner', '#.\n.#', 'M0 0h1v1h-1zM1 1h1v1h-1z'],
    ['a hole', '###\n#.#\n###', 'M0 0h3v3h-3zM1 2h1v-1h-1z'],
    ['characters other than #', 'x# o', 'M1 0h1v1h-1z'],
    ['rows of different length', '#\n###\n##', 'M0 0h1v1h2v1h-1v1h-2z'],
    ['an indented drawing', '\n    .#\n    ##\n  ', 'M1 0h1v2h-2v-1h1z'],
  ])('draws %s', (_, drawing, path) => {
    expect(bitmap(drawing)).toBe(path);
  });

  test.each(Object.entries({ ...BELTS, ...GOODS, ...ICONS }))('%s covers exactly its cells', (_, drawing) => {
    expect(redraw(drawing)).toBe(frame(drawing));
  });

  test('every drawing of 4 × 3 cells covers exactly its cells', () => {
    for (let cells = 0; cells < 2 ** 12; cells++) {
      const drawing = drawingOf(cells, 4, 3);
      expect(redraw(drawing)).toBe(frame(drawing));
    }
  });

  test.each([0.2, 0.5, 0.8])('random drawings of 15 × 12 cells with density %d cover exactly their cells', (share) => {
    const random = seededRandom(share * 100);
    for (let count = 0; count < 50; count++) {
      const row = () => Array.from({ length: 15 }, () => (random() < share ? '#' : '.')).join('');
      const drawing = Array.from({ length: 12 }, row).join('\n');
      expect(redraw(drawing)).toBe(frame(drawing));
    }
  });
});

describe('sizeOf', () => {
  test.each([
    ['#', [1, 1]],
    ['\n  ..#.\n  #...\n', [4, 2]],
    ['#\n###\n##', [3, 3]],
  ])('of %j is %j', (drawing, size) => {
    expect(sizeOf(drawing)).toEqual(size);
  });
});

describe('disc', () => {
  test.each([
    [1, '#'],
    [2, '##\n##'],
    [3, '.#.\n###\n.#.'],
    [4, '.##.\n####\n####\n.##.'],
    [5, '.###.\n#####\n#####\n#####\n.###.'],
    [8, '..####..\n.######.\n########\n########\n########\n########\n.######.\n..####..'],
  ])('with a diameter of %d fills the expected cells', (diameter, drawing) => {
    expect(paint(disc(diameter), [diameter, diameter])).toBe(frame(drawing));
  });
});

describe('blob', () => {
  test.each([
    [
      'reaches its edge to the right, at 0',
      (angle: number) => (Math.abs(angle) < 0.3 ? 1 : 0),
      '.....\n.....\n..###\n.....\n.....',
    ],
    [
      'reaches its edge below, at π/2',
      (angle: number) => (Math.abs(angle - Math.PI / 2) < 0.3 ? 1 : 0),
      '.....\n.....\n..#..\n..#..\n..#..',
    ],
    ['with a radius of 1 is as wide as its size', () => 1, '.###.\n#####\n#####\n#####\n.###.'],
    ['includes the cells on its edge', () => 0.4, '.....\n..#..\n.###.\n..#..\n.....'],
  ])('%s', (_, radius, drawing) => {
    expect(paint(blob(5, radius), [5, 5])).toBe(frame(drawing));
  });
});
