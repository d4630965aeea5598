/**
 * The stitch: every drawing of the identity is a set of cells on a square grid.
 * These functions turn bitmaps, profiles and discs into short SVG paths made of `h` and `v` alone.
 */
type Grid = readonly (readonly boolean[])[];
type Point = readonly [x: number, y: number];

/** Reads a drawing made of text: `#` is a stitch, anything else is cloth. */
function parseRows(drawing: string): Grid {
  return drawing
    .trim()
    .split('\n')
    .map((row) => [...row.trim()].map((cell) => cell === '#'));
}

/** Width and height, in cells, of a drawing made of text. */
export function sizeOf(drawing: string): readonly [width: number, height: number] {
  const rows = parseRows(drawing);
  return [Math.max(...rows.map((row) => row.length)), rows.length];
}

/** The outline of a drawing made of text, as a path to be filled with the even-odd rule. */
export const bitmap = (drawing: string): string => trace(parseRows(drawing));

/** A stepped disc, `diameter` cells across. */
export const disc = (diameter: number): string => blob(diameter, () => 1 - 0.3 / diameter);

/**
 * A stepped island, `size` cells across; `radius` gives its edge in each direction
 * (angle in radians, 1 is half the size). Contour maps are stacks of it.
 */
export function blob(size: number, radius: (angle: number) => number): string {
  const center = (cell: number) => ((cell + 0.5) / size) * 2 - 1;
  const cells = Array.from({ length: size }, (_, cell) => center(cell));
  return trace(cells.map((y) => cells.map((x) => Math.hypot(x, y) <= radius(Math.atan2(y, x)))));
}

/**
 * A mountain from its control points `[x, height]`, quantised to steps of 16 × 8 and closed at `base`.
 * Units are those of the drawing's view box.
 */
export function ridge(points: readonly Point[], { width, base }: { width: number; base: number }): string {
  const stepX = 16;
  const stepY = 8;
  let path = '';
  let level = Number.NaN;
  let run = 0;
  for (let x = 0; x < width; x += stepX) {
    const y = base - Math.round(heightAt(points, x + stepX / 2) / stepY) * stepY;
    if (!path) path = `M0 ${y}`;
    else if (y !== level) {
      path += `h${run}v${y - level}`;
      run = 0;
    }
    level = y;
    run += stepX;
  }
  return `${path}h${run}V${base}H0z`;
}

/** Height of a profile at x, half-way between a straight line and a smooth one. */
function heightAt(points: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    points.findIndex(([pointX]) => pointX >= x),
  );
  const [x0, h0] = points[next - 1] as Point;
  const [x1, h1] = points[next] as Point;
  const t = (x - x0) / (x1 - x0);
  const smooth = t * t * (3 - 2 * t);
  return h0 + ((h1 - h0) * (smooth + t)) / 2;
}

/** The outline of a grid: walks each border clockwise and writes it in relative steps. */
function trace(grid: Grid): string {
  const borders = findBorders(grid);
  let path = '';
  let origin: Point | undefined;
  for (const start of borders.keys()) {
    while (borders.get(start)?.length) {
      const corners = walk(borders, start);
      path += writeOutline(corners, origin);
      origin = corners[0];
    }
  }
  return path;
}

/** One closed outline, from where the previous one began. */
function writeOutline(corners: readonly Point[], origin: Point | undefined): string {
  const [x, y] = corners[0] as Point;
  const start = origin ? `m${pair(x - origin[0], y - origin[1])}` : `M${pair(x, y)}`;
  const sides = corners.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = corners[index] as Point;
    return toX === fromX ? `v${toY - fromY}` : `h${toX - fromX}`;
  });
  return `${start}${sides.join('')}z`;
}

/** Two numbers of a path; a minus sign separates as well as a space does. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);

type Borders = Map<string, Point[]>;

/** Every cell edge that separates stitch from cloth, by the point where it starts. */
function findBorders(grid: Grid): Borders {
  const borders: Borders = new Map();
  const isStitch = (x: number, y: number) => grid[y]?.[x] ?? false;
  const add = (fromX: number, fromY: number, to: Point) => {
    const key = `${fromX},${fromY}`;
    borders.set(key, [...(borders.get(key) ?? []), to]);
  };
  grid.forEach((row, y) => {
    row.forEach((stitch, x) => {
      if (!stitch) return;
      if (!isStitch(x, y - 1)) add(x, y, [x + 1, y]);
      if (!isStitch(x + 1, y)) add(x + 1, y, [x + 1, y + 1]);
      if (!isStitch(x, y + 1)) add(x + 1, y + 1, [x, y + 1]);
      if (!isStitch(x - 1, y)) add(x, y + 1, [x, y]);
    });
  });
  return borders;
}

/** Follows one border until it closes, using its edges up; returns its corners, the first one once. */
function walk(borders: Borders, start: string): Point[] {
  const corners: Point[] = [];
  let key = start;
  let heading = '';
  do {
    const [x, y] = key.split(',').map(Number) as [number, number];
    const next = borders.get(key)?.shift() as Point;
    const direction = `${next[0] - x},${next[1] - y}`;
    if (direction !== heading) corners.push([x, y]);
    heading = direction;
    key = next.join(',');
  } while (key !== start);
  return corners;
}
