import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

const FONT_FILE = 'src/fonts/lettering.woff2';
const LINE_HEIGHT = 0.96;
/** A Roman numeral stays with what it counts. */
const BREAKS = / (?![IVX]+\b)/;
/** How finely the width of a column is tried. */
const STEPS = 50;

const font = create(readFileSync(FONT_FILE)) as Font;

/** Text as shapes: the outline of each line, to be drawn from its first baseline down. */
export type Lettering = {
  /** SVG path data, its origin at the left end of the first baseline. */
  readonly path: string;
  /** How far the last baseline lies below the first. */
  readonly depth: number;
  /** Of the widest line. */
  readonly width: number;
  readonly lines: readonly string[];
};

/**
 * Sets a text in the brand's serif, broken into lines as even as can be, of at most `width` unless a word alone is
 * wider; units are those of the drawing. Throws on a letter that the font does not have: the picture would show a box.
 */
export function setText(text: string, { size, width }: { size: number; width: number }): Lettering {
  const scale = size / font.unitsPerEm;
  const lines = breakEvenly(text, width / scale);
  const path = lines.map((line, index) => outline(line, scale, index * size * LINE_HEIGHT)).join('');
  const widest = Math.max(...lines.map(measure)) * scale;
  return { path, depth: (lines.length - 1) * size * LINE_HEIGHT, width: widest, lines };
}

/** In the narrowest column that takes no more lines, so that no short word is left over for the last. */
function breakEvenly(text: string, width: number): string[] {
  let lines = breakLines(text, width);
  for (let share = STEPS - 1; share > 0; share--) {
    const narrower = breakLines(text, (width * share) / STEPS);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(BREAKS)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const measure = (text: string) => glyphsOf(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);

function glyphsOf(text: string) {
  const glyphs = font.glyphsForString(text);
  const missing = [...text].find((_, index) => glyphs[index]?.id === 0);
  if (missing) throw new Error(`The lettering has no «${missing}», needed for «${text}»`);
  return glyphs;
}

function outline(line: string, scale: number, y: number): string {
  let x = 0;
  let path = '';
  for (const glyph of glyphsOf(line)) {
    path += glyph.path
      .scale(scale, -scale)
      .translate(x * scale, y)
      .toSVG();
    x += glyph.advanceWidth;
  }
  return path;
}
