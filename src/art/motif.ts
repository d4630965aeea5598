/** All drawings are cells on a square grid. These functions turn them into SVG paths of `h` and `v`. */

const rowsOf = (drawing: string) =>
  drawing
    .trim()
    .split('\n')
    .map((row) => row.trim());

/** Width and height in cells of a drawing made of text. */
export function sizeOf(drawing: string): readonly [width: number, height: number] {
  const rows = rowsOf(drawing);
  return [Math.max(...rows.map((row) => row.length)), rows.length];
}

type IsFilled = (x: number, y: number) => boolean;

/** The outline that begins with the upper edge of a cell, filled cells on its right. Adds its upper edges to `walked`. */
function outline(isFilled: IsFilled, [left, top]: readonly [number, number], walked: Set<string>): string {
  let path = `M${left} ${top}`;
  let [x, y, dx, dy, length] = [left, top, 1, 0, 0];
  do {
    if (dx === 1) walked.add(`${x} ${y}`);
    [x, y, length] = [x + dx, y + dy, length + 1];
    // The two cells ahead.
    const isRight = isFilled(x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2);
    const isLeft = isFilled(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2);
    if (isRight && !isLeft) continue;
    path += dx ? `h${dx * length}` : `v${dy * length}`;
    [dx, dy, length] = isRight ? [dy, -dx, 0] : [-dy, dx, 0];
  } while (x !== left || y !== top || dx !== 1);
  return path.replace(/v-?\d+$/, 'z');
}

/** The outlines of a drawing made of text, as one path: `#` is a filled cell, anything else an empty one. */
export function bitmap(drawing: string): string {
  const rows = rowsOf(drawing);
  const isFilled: IsFilled = (x, y) => rows[y]?.[x] === '#';
  // Every outline has an upper edge, also that of a hole.
  const walked = new Set<string>();
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (const x of row.matchAll(/#/g).map(({ index }) => index)) {
      if (!isFilled(x, y - 1) && !walked.has(`${x} ${y}`)) path += outline(isFilled, [x, y], walked);
    }
  }
  return path;
}

/** A disc, `diameter` cells wide. */
export const disc = (diameter: number): string => blob(diameter, () => 1 - 0.3 / diameter);

/** A shape, `size` cells wide. `radius` gives the distance of its edge at an angle in radians; 1 is half the size. */
export function blob(size: number, radius: (angle: number) => number): string {
  const centers = Array.from({ length: size }, (_, cell) => ((cell + 0.5) / size) * 2 - 1);
  const isInside = (x: number, y: number) => Math.hypot(x, y) <= radius(Math.atan2(y, x));
  return bitmap(centers.map((y) => centers.map((x) => (isInside(x, y) ? '#' : '.')).join('')).join('\n'));
}
