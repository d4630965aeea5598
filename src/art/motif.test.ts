import { expect, test } from 'vitest';
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

test.each(Object.entries({ ...BELTS, ...GOODS, ...ICONS }))('%s covers exactly its cells', (_, drawing) => {
  expect(redraw(drawing)).toBe(frame(drawing));
});

test('every drawing of 4 × 3 cells covers exactly its cells', () => {
  for (let cells = 0; cells < 2 ** 12; cells++) {
    const drawing = drawingOf(cells, 4, 3);
    expect(redraw(drawing)).toBe(frame(drawing));
  }
});

test.each([
  ['rows of different length', '#\n###\n##', 'M0 0h1v1h2v1h-1v1h-2z', [3, 3]],
  ['an indented drawing', '\n    .#\n    ##\n  ', 'M1 0h1v2h-2v-1h1z', [2, 2]],
])('bitmap() and sizeOf() take %s', (_, drawing, path, size) => {
  expect([bitmap(drawing), sizeOf(drawing)]).toEqual([path, size]);
});

test('disc() leaves out the corners of a small disc', () => {
  expect(paint(disc(3), [3, 3])).toBe(frame('.#.\n###\n.#.'));
});

test.each([
  [
    'reaches its edge below, at π/2',
    (angle: number) => (Math.abs(angle - Math.PI / 2) < 0.3 ? 1 : 0),
    '.....\n.....\n..#..\n..#..\n..#..',
  ],
  ['includes the cells on its edge', () => 0.4, '.....\n..#..\n.###.\n..#..\n.....'],
])('blob() %s', (_, radius, drawing) => {
  expect(paint(blob(5, radius), [5, 5])).toBe(frame(drawing));
});
