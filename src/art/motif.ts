/**
 * The stitch: every drawing of the identity is a set of cells on a square grid.
 * These functions turn bitmaps and discs into SVG paths: one bar for each run of stitches in a row.
 */

const rowsOf = (drawing: string) =>
  drawing
    .trim()
    .split('\n')
    .map((row) => row.trim());

/** Width and height, in cells, of a drawing made of text. */
export function sizeOf(drawing: string): readonly [width: number, height: number] {
  const rows = rowsOf(drawing);
  return [Math.max(...rows.map((row) => row.length)), rows.length];
}

/** A drawing made of text as a path: `#` is a stitch, anything else is cloth. */
export function bitmap(drawing: string): string {
  const barsOf = (row: string, y: number) =>
    [...row.matchAll(/#+/g)].map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`);
  return rowsOf(drawing).flatMap(barsOf).join('');
}

/** A stepped disc, `diameter` cells across. */
export const disc = (diameter: number): string => blob(diameter, () => 1 - 0.3 / diameter);

/**
 * A stepped island, `size` cells across; `radius` gives its edge in each direction
 * (angle in radians, 1 is half the size). Contour maps are stacks of it.
 */
export function blob(size: number, radius: (angle: number) => number): string {
  const centers = Array.from({ length: size }, (_, cell) => ((cell + 0.5) / size) * 2 - 1);
  const isInside = (x: number, y: number) => Math.hypot(x, y) <= radius(Math.atan2(y, x));
  return bitmap(centers.map((y) => centers.map((x) => (isInside(x, y) ? '#' : '.')).join('')).join('\n'));
}
