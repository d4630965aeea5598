/** CSS pixels in one of each unit that drawing programs write. */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  pt: 96 / 72,
  pc: 16,
};
const LENGTH = /^\s*(\d*\.?\d+)(px|mm|cm|in|pt|pc|)\s*$/;

type Box = { readonly viewBox: string; readonly width: number; readonly height: number };

/** The box of an SVG file: its view box or, without one, its width and height; undefined when neither is a size. */
export function readViewBox(attributes: Readonly<Record<string, string>>): Box | undefined {
  const { viewBox, width, height } = attributes;
  const [x, y, w, h, ...more] = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, pixels(width), pixels(height)];
  const isBox = [x, y, w, h].every(Number.isFinite) && more.length === 0;
  if (!isBox || !w || !h || w <= 0 || h <= 0) return undefined;
  return { viewBox: `${x} ${y} ${w} ${h}`, width: w, height: h };
}

function pixels(length: string | undefined): number {
  const [, number, unit = ''] = LENGTH.exec(length ?? '') ?? [];
  return Number(number) * (PIXELS[unit] ?? Number.NaN);
}
