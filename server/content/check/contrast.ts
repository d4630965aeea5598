import { wcagContrast } from 'culori';
import { readDerived } from '../../../domain/site/derived-colour.ts';
import { dayAndNight, type Palette, readProperties } from '../../../domain/site/palette.ts';
import type { Neighbour } from '../../../domain/site/readable.ts';
import type { Leaf } from '../leaves.ts';
import type { Problem } from '../report.ts';
import { checkWords as words } from '../words.ts';

const FILE = 'content/palette.yaml';
const TEXT = 4.5;
/** Minimum ratio for large text, icons and outlines. */
const LARGE = 3;

/** Foregrounds and backgrounds of the site, with the contrast that WCAG AA requires (docs/design.md#colour). */
const PAIRS: readonly (readonly [front: string, ground: string, needed: number])[] = [
  ...['text', 'muted', 'accent', 'ok', 'error', 'warning', 'info'].map((front) => [front, 'page', TEXT] as const),
  ['outline', 'page', LARGE],
  ['text', 'surface', TEXT],
  ['brand-on-sky', 'sky', LARGE],
  ['cal', 'noche', TEXT],
  ['muted-on-night', 'noche', TEXT],
  ['maiz', 'noche', TEXT],
  ['noche', 'maiz', TEXT],
  ['noche', 'teja', TEXT],
  ['noche', 'cielo', TEXT],
  ['on-head', 'head-sky', TEXT],
  ['on-head', 'head-clay', TEXT],
  ['noche', 'call-ground', TEXT],
  ['cal', 'anil', TEXT],
  ['cal', 'eucalipto', TEXT],
  ['cal', 'grana', TEXT],
  ['maiz', 'anil', LARGE],
  ['maiz', 'grana', LARGE],
];
const SCHEMES = ['day', 'night'] as const;

/** The value of a named colour; `thread` is the palette colour that it is, `origin` the one that it derives from. */
type Resolved = { readonly colour: string; readonly thread?: string; readonly origin?: string };

/**
 * One problem for each pair of colours whose contrast is too low in a theme, if a colour of the palette is involved.
 * `tokens` is the text of `tokens.css`.
 */
export function checkContrast(palette: Palette, leaves: readonly Leaf[], tokens: string): Problem[] {
  const resolve = resolverOf(palette, tokens);
  return PAIRS.flatMap(([front, ground, needed]) => {
    const failures = SCHEMES.flatMap((scheme, index) => {
      const one = resolve(front, index);
      const other = resolve(ground, index);
      const ratio = wcagContrast(one.colour, other.colour);
      const thread = other.thread ?? one.thread ?? one.origin ?? other.origin;
      return thread && ratio < needed ? { scheme, ratio, thread } : [];
    });
    const [worst] = failures.toSorted((a, b) => a.ratio - b.ratio);
    if (!worst) return [];
    const when = failures.length === 2 ? '' : words.colour[worst.scheme];
    const message = words.colour.lowContrast(name(front), name(ground), when, format(worst.ratio), format(needed));
    const { line, column } = leaves.find(({ file, field }) => file === FILE && field === worst.thread) ?? {};
    return { file: FILE, line, column, field: worst.thread, message };
  });
}

/**
 * The foregrounds or backgrounds of a colour of the palette in each theme, with the contrast that they need. Colours
 * that `palette` lacks are left out, and what derives from them is a grey.
 */
export function neighboursOf(
  thread: string,
  palette: Partial<Palette>,
  tokens: string,
): readonly (readonly NamedNeighbour[])[] {
  const resolve = resolverOf({ ...palette, [thread]: 'white' }, tokens);
  return SCHEMES.map((_, scheme) =>
    PAIRS.flatMap(([front, ground, needed]) => {
      const [one, other] = [resolve(front, scheme), resolve(ground, scheme)];
      const neighbour = one.thread === thread ? other : other.thread === thread && one;
      if (!neighbour || neighbour.colour === '') return [];
      return { name: name(neighbour === one ? front : ground), colour: neighbour.colour, needed };
    }),
  );
}

/** In place of a colour that `palette` lacks, where another one derives from it: what is derived has its own lightness. */
const UNKNOWN = 'gray';

type NamedNeighbour = Neighbour & { readonly name: string };

/** A function that evaluates a colour of the palette or one of the tokens in a theme. */
function resolverOf(palette: Partial<Palette>, tokens: string) {
  const all = new Map([...readProperties(tokens), ...Object.entries(palette)]);
  return function resolve(token: string, scheme: number): Resolved {
    const value = dayAndNight(all.get(token) ?? '')[scheme] ?? '';
    const derived = readDerived(value);
    if (derived) {
      const { colour } = resolve(derived.thread, scheme);
      return { colour: derived.from(colour || UNKNOWN), origin: derived.thread };
    }
    const inner = /^var\(--(?<inner>[\w-]+)\)$/.exec(value)?.groups?.['inner'];
    if (inner) return resolve(inner, scheme);
    return { colour: value, ...(token in palette && { thread: token }) };
  };
}

const name = (token: string) => words.colour.names[token] ?? `«${token}»`;
/** Rounds down, so that a ratio just below the required one is not shown as equal to it. */
const format = (ratio: number) => (Math.floor(ratio * 10) / 10).toString();
