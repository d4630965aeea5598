import letters from '../fonts/brand-letters.json' with { type: 'json' };

/** `--tracking-title` and the space that titles add between words (`base.css`), in ems. */
const TRACKING = -0.032;
const WORD_SPACING = 0.09;
/** Measures of a letter that the font lacks: at least those of any Latin letter. */
const LARGEST = { width: 1.057, top: 0.946, drop: 0.21 };

// The compiler reads tuples of a JSON file as arrays.
const rows = letters as unknown as readonly (readonly [letter: string, width: number, top: number, drop: number])[];
const measures = new Map(rows.map(([letter, width, top, drop]) => [letter, { width, top, drop }]));
const measuresOf = (letter: string) => measures.get(letter) ?? LARGEST;

/** Width in ems of one line of text in the serif at `--weight-display`; kerning may make it a little narrower. */
function widthOf(line: string): number {
  const text = [...line];
  const spaces = text.filter((letter) => letter === ' ').length;
  const advance = text.reduce((sum, letter) => sum + measuresOf(letter).width, 0);
  return advance + (text.length - 1) * TRACKING + spaces * WORD_SPACING;
}

/** The name in at most two lines as equal as its words allow; a single word is one line. */
export function splitName(name: string): readonly string[] {
  const words = name.split(' ');
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, width: Math.max(...lines.map(widthOf)) };
  });
  return splits.sort((one, other) => one.width - other.width)[0]?.lines ?? [name];
}

/**
 * What the size and place of a name depend on, in ems: its width on one line, that of the wider of two, its height above the
 * baseline and its depth below.
 */
export function measureName(name: string) {
  const all = [...name].map(measuresOf);
  return {
    oneLine: widthOf(name),
    twoLines: Math.max(...splitName(name).map(widthOf)),
    rise: Math.max(...all.map(({ top }) => top)),
    drop: Math.max(...all.map(({ drop }) => drop)),
  };
}
