import { create, type Font } from 'fontkitten';
// Inlined, because no file of the sources is in a release.
import file from '../fonts/piazzolla.woff2?inline';

const LINE_HEIGHT = 0.96;
/** Spaces where a line may break: not before a Roman numeral, so that «Nivel II» stays on one line. */
const BREAKS = / (?![IVX]+\b)/;
/** How many column widths are tried at most. */
const STEPS = 50;

const font = create(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64')) as Font;

/** Text as outlines. */
export type Lettering = {
  /** SVG path data; the origin is the left end of the first baseline. */
  readonly path: string;
  /** Distance from the first to the last baseline. */
  readonly depth: number;
  /** Width of the widest line. */
  readonly width: number;
  readonly lines: readonly string[];
};

/**
 * Sets a text in the brand's serif, in balanced lines of at most `width`, unless a single word is wider. Of «ö», which the
 * font lacks, it sets the letter without its mark, of a sign such as «€» nothing.
 */
export function setText(text: string, { size, width }: { size: number; width: number }): Lettering {
  const scale = size / font.unitsPerEm;
  const lines = breakEvenly(inFont(text), width / scale);
  const path = lines.map((line, index) => outline(line, scale, index * size * LINE_HEIGHT)).join('');
  const widest = Math.max(...lines.map(measure)) * scale;
  return { path, depth: (lines.length - 1) * size * LINE_HEIGHT, width: widest, lines };
}

/** Uses the narrowest column that needs no more lines, so that the last line is not a single short word. */
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

const isInFont = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** What the font has of a text. */
function inFont(text: string): string {
  const letters = [...text.normalize().replaceAll(/\s/g, ' ')];
  return letters
    .flatMap((letter) => (isInFont(letter) ? letter : [...letter.normalize('NFD')].filter(isInFont)))
    .join('');
}

const glyphsOf = (text: string) => font.glyphsForString(text);
const measure = (text: string) => glyphsOf(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);

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
