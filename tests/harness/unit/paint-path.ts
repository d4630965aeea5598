import { sizeOf } from '../../../src/art/motif.ts';

type Point = readonly [x: number, y: number];

/** Corners of every outline of a path. Throws if consecutive sides are collinear, or if a diagonal closes an outline. */
function outlinesOf(path: string): Point[][] {
  return (path.match(/M[^z]*z/g) ?? []).map((outline) => {
    const [, left, top, sides = ''] = /^M(\d+) (\d+)(.*)z$/.exec(outline) ?? [];
    const [x, y] = [Number(left), Number(top)];
    const corners: Point[] = [[x, y]];
    let [toX, toY] = [x, y];
    for (const [, axis = '', length] of sides.matchAll(/([hv])(-?\d+)/g)) {
      if (axis === 'h') toX += Number(length);
      else toY += Number(length);
      corners.push([toX, toY]);
    }
    if (/([hv])-?\d+\1/.test(sides)) throw new Error(`${outline} has two sides that are one`);
    if (toX !== x && toY !== y) throw new Error(`${outline} is closed by a diagonal`);
    return corners;
  });
}

/** Cells that a path covers (even-odd rule), as a drawing with a margin of one cell. */
export function paint(path: string, [width, height]: Point): string {
  const walls = outlinesOf(path).flatMap((corners) =>
    corners.map((from, index): readonly [Point, Point] => [from, corners[(index + 1) % corners.length] as Point]),
  );
  const isInside = (x: number, y: number) =>
    walls.filter(([[x0, y0], [x1, y1]]) => x0 === x1 && x0 > x && Math.min(y0, y1) <= y && Math.max(y0, y1) > y)
      .length % 2;
  const range = (length: number) => Array.from({ length: length + 2 }, (_, index) => index - 1);
  return range(height)
    .map((y) =>
      range(width)
        .map((x) => (isInside(x, y) ? '#' : '.'))
        .join(''),
    )
    .join('\n');
}

/** Adds a margin of one cell to a drawing. */
export function frame(drawing: string): string {
  const [width] = sizeOf(drawing);
  const blank = '.'.repeat(width + 2);
  const rows = drawing.trim().split('\n');
  return [blank, ...rows.map((row) => `.${row.trim().padEnd(width, '.')}.`), blank].join('\n');
}
