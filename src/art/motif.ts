/** All drawings are cells on a square grid. These functions turn them into SVG paths, with one bar for each run of cells. */

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

/** The path of `length` filled cells side by side. */
export const bar = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v1h-${length}z`;

/** The path of a drawing made of text: `#` is a filled cell, anything else an empty one. */
export function bitmap(drawing: string): string {
  const barsOf = (row: string, y: number) =>
    [...row.matchAll(/#+/g)].map(({ 0: run, index: x }) => bar(x, y, run.length));
  return rowsOf(drawing).flatMap(barsOf).join('');
}

/** A disc, `diameter` cells wide. */
export const disc = (diameter: number): string => blob(diameter, () => 1 - 0.3 / diameter);

/** A shape, `size` cells wide. `radius` gives the distance of its edge at an angle in radians; 1 is half the size. */
export function blob(size: number, radius: (angle: number) => number): string {
  const centers = Array.from({ length: size }, (_, cell) => ((cell + 0.5) / size) * 2 - 1);
  const isInside = (x: number, y: number) => Math.hypot(x, y) <= radius(Math.atan2(y, x));
  return bitmap(centers.map((y) => centers.map((x) => (isInside(x, y) ? '#' : '.')).join('')).join('\n'));
}
